/** Dates of posts are days without a time zone, as on the site. */
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

/** The date of a post, ISO; a post without one gets that of its first publication. */
export function PostDate({ date }: { date: string | undefined }) {
  if (date === undefined) return <span className="text-ink-soft">None yet</span>;
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {DAY.format(new Date(date))}
    </time>
  );
}
