import './link-notes.css';

/** What of a link was changed or ignored. The place for it stands there from the start. */
export const LinkNotes = ({ notes }: { readonly notes: readonly string[] }) => (
  <div class="link-notes" role="status">
    {[...new Set(notes)].map((note) => (
      <p key={note}>{note}</p>
    ))}
  </div>
);
