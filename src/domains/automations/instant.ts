const INSTANT = /^(\d{4}-\d\d-\d\d)(?:[t ](\d?\d:\d\d.*?))?(?: utc)?$/i;

/**
 * Reads a day or a time that begins with its year. A day alone is its beginning in UTC, and so is a time without a zone, or
 * with "UTC" behind it, as entries have it.
 * @returns milliseconds since 1970; undefined for any other text: `Date.parse` takes "Room 5" for a day in May.
 */
export function instantOf(text: string): number | undefined {
  const [, date, time] = INSTANT.exec(text.trim()) ?? [];
  if (date === undefined) return undefined;
  const hasZone = time !== undefined && /(?:Z|[+-]\d\d:?\d\d)$/i.test(time);
  const clock = (time ?? "00:00").toUpperCase().replace(/^\d:/, "0$&");
  const instant = Date.parse(`${date}T${clock}${hasZone ? "" : "Z"}`);
  return Number.isNaN(instant) ? undefined : instant;
}
