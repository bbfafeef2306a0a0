import { fromLocalField, localText, localZone, offsetInWords, SECOND } from "#client";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** @returns the first full hour that is at least five minutes ahead. */
export function nextFullHour(now: Date): Date {
  const soon = new Date(now.getTime() + 5 * MINUTE_MS);
  // `setMinutes` would take the second of two equal hours for the first.
  const sinceHour = soon.getMinutes() * MINUTE_MS + (soon.getTime() % MINUTE_MS);
  return new Date(soon.getTime() - sinceHour + HOUR_MS);
}

/** @returns the earliest minute that a page can be scheduled for. */
export function earliest(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE_MS + 1) * MINUTE_MS);
}

/** @returns the time that the schedule's form means; undefined without one. @param which `SECOND` for the later of two. */
export function enteredTime({ at = "", which }: Readonly<Record<string, string>>): Date | undefined {
  return fromLocalField(localText(at, which === SECOND));
}

/** @returns the reader's time zone with its offset at a time: "Europe/Berlin (GMT+1)". */
export function zoneInWords(time: Date): string {
  const offset = offsetInWords(time);
  const zone = localZone();
  return offset === undefined || zone === "UTC" ? zone : `${zone} (${offset})`;
}

const WORDS = new Intl.DateTimeFormat(undefined, {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** @returns a time in words that read well aloud, with its zone: "Wednesday, March 4, 2026 at 9:00 AM GMT+1". */
export function timeInWords(iso: string): string {
  return WORDS.format(new Date(iso));
}
