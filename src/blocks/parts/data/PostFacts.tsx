import { cx, formatDate } from "#shared";
import { useBlockContext } from "../../context.tsx";

const DAY_MS = 86_400_000;

/** Whether a post was published again more than a day after it first appeared: a typo is fixed sooner. Both are ISO times. */
function isRevised(publishedAt: string, revisedAt: string): boolean {
  return Date.parse(revisedAt) - Date.parse(publishedAt) > DAY_MS;
}

/** A date among words: "Updated March 4, 2026". */
function DateIn({ text, iso }: { text: string; iso: string }) {
  const { locale } = useBlockContext();
  const [before = "", after = ""] = text.split("{date}");
  return (
    <span>
      {before}
      <time dateTime={iso}>{formatDate(iso, locale)}</time>
      {after}
    </span>
  );
}

/**
 * A quiet line about a post: its date, when it was revised, how long it takes to read.
 * @param props.revisedAt when its content was last published: shown where that is more than a day later.
 * @param props.minutes shown beside other facts only.
 */
export function PostFacts({
  publishedAt,
  revisedAt,
  minutes,
  className,
}: {
  publishedAt?: string;
  revisedAt?: string;
  minutes?: number;
  className?: string;
}) {
  const { locale, texts } = useBlockContext();
  if (!publishedAt || !formatDate(publishedAt, locale)) return null;
  return (
    <p className={cx("post-facts", className)}>
      <DateIn text="{date}" iso={publishedAt} />
      {revisedAt && isRevised(publishedAt, revisedAt) && (
        <>
          {" "}
          <DateIn text={texts.blog.updated} iso={revisedAt} />
        </>
      )}
      {minutes !== undefined && (
        <>
          {" "}
          <span>{texts.blog.minutes.replace("{count}", String(minutes))}</span>
        </>
      )}
    </p>
  );
}
