const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const two = (number: number) => String(number).padStart(2, "0");

/** @returns a time as a `datetime-local` field has it, in the reader's time zone: "2026-03-04T09:00"; empty for an invalid one. */
export function toLocalField(time: Date): string {
  if (Number.isNaN(time.getTime())) return "";
  const year = String(time.getFullYear()).padStart(4, "0");
  const day = [year, two(time.getMonth() + 1), two(time.getDate())].join("-");
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** @returns the time of such a field; undefined when the field is empty or can't be parsed, such as the year 20266. */
export function fromLocalField(text: string): Date | undefined {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** @returns the later time that reads the same in such a field, as clocks are set back between the two; undefined for none. */
export function repeatedTime(time: Date): Date | undefined {
  const dayAfter = new Date(time.getTime() + DAY_MS);
  const setBack = (dayAfter.getTimezoneOffset() - time.getTimezoneOffset()) * MINUTE_MS;
  const later = new Date(time.getTime() + setBack);
  return setBack > 0 && toLocalField(later) === toLocalField(time) ? later : undefined;
}

/** @returns the reader's time zone: "Europe/Berlin". */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
