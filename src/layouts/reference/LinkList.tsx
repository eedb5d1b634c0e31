import { Fragment } from 'preact';

/** Something named in a list: linked or not, in bold, with words after it that belong to no link. */
export interface ListedLink {
  readonly text: string;
  readonly href?: string | undefined;
  readonly lang?: string | undefined;
  readonly isStrong?: boolean | undefined;
  readonly after?: string | undefined;
}

interface Props {
  readonly links: readonly ListedLink[];
  readonly comma: string;
}

const Name = ({ text, href, lang, isStrong = false }: ListedLink) =>
  href !== undefined ? (
    <a href={href} lang={lang}>
      {text}
    </a>
  ) : isStrong ? (
    <b lang={lang}>{text}</b>
  ) : (
    <span lang={lang}>{text}</span>
  );

/** Names one after the other, parted as the language does it: no space stands before a comma. */
export const LinkList = ({ links, comma }: Props) => (
  <>
    {links.map((link, at) => (
      <Fragment key={link.text}>
        {at > 0 && comma}
        <Name {...link} />
        {link.after}
      </Fragment>
    ))}
  </>
);
