import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import type { TextHeading } from "./headings-in.ts";

function Links({ headings }: { headings: readonly TextHeading[] }) {
  return (
    <ol>
      {headings.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

/** The headings of a post beside it, where there is room (style.css). */
export function Contents({ headings }: { headings: readonly TextHeading[] }) {
  const { idPrefix, texts } = useBlockContext();
  const langs = useLangs();
  const id = `${idPrefix}-contents`;
  return (
    <nav className="post-contents" aria-labelledby={id} data-read="skip">
      <p id={id} lang={langs.interface}>
        {texts.blog.contents}
      </p>
      <Links headings={headings} />
    </nav>
  );
}

/** The same where there is no room beside the post: above its text, closed at first. */
export function FoldedContents({ headings }: { headings: readonly TextHeading[] }) {
  const { texts } = useBlockContext();
  const langs = useLangs();
  return (
    <nav className="post-contents-folded" aria-label={texts.blog.contents} data-read="skip">
      <details>
        <summary lang={langs.interface}>
          {texts.blog.contents}
          <Icon name="ChevronDown" />
        </summary>
        <Links headings={headings} />
      </details>
    </nav>
  );
}
