import type { Sentence } from './break-text.ts';

/** The numbered sentences under a picture, which say the same as its arrows. */
export const Sentences = ({ sentences }: { readonly sentences: readonly Sentence[] }) => (
  <ol class="table-sentences">
    {sentences.map(({ title, text, strong, after }) => (
      <li key={title} class="table-sentence">
        <h3>{title}</h3>
        <p>
          {text}
          {strong !== undefined && <b>{strong}</b>}
          {after}
        </p>
      </li>
    ))}
  </ol>
);
