/** Formats a day and a time of this year. A language that writes 01:07 gets it: `numeric` alone makes it 1:07 beside a day. */
export function thisYearFormat(locale?: string): Intl.DateTimeFormat {
  const oneOClock = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(2000, 0, 1, 1));
  const hour = oneOClock.startsWith("0") ? "2-digit" : "numeric";
  return new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", hour, minute: "2-digit" });
}
