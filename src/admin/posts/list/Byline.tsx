/** Dates of posts are days without a time zone, as on the site. */
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

/** Who wrote a post, and its date; a post without one gets that of its first publication. */
export function Byline({ author = "", date }: { author?: string; date?: string }) {
  return (
    <span className="grid">
      <span className={author ? "truncate" : "text-ink-soft"}>{author || "No author"}</span>
      {date === undefined ? (
        <span className="text-sm text-ink-soft">No date yet</span>
      ) : (
        <time dateTime={date} className="text-sm text-ink-soft">
          {DAY.format(new Date(date))}
        </time>
      )}
    </span>
  );
}
