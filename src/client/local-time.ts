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

/** @returns whether a time is the later of two that read the same in such a field. */
export function isSecond(time: Date): boolean {
  const first = fromLocalField(toLocalField(time));
  // The field has no seconds.
  return first !== undefined && time.getTime() - first.getTime() >= MINUTE_MS;
}

const OFFSET = /[+-]\d\d:\d\d$/;

function offsetAt(time: Date): string {
  const minutes = -time.getTimezoneOffset();
  const distance = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}

/**
 * @returns a time as forms keep it and `fromLocalField` reads it: as its field has it, and with its offset where it is the
 * second of two equal ones: "2026-10-25T02:30+01:00".
 */
export function toLocalText(time: Date): string {
  return toLocalField(time) + (isSecond(time) ? offsetAt(time) : "");
}

/** @returns what the field shows of such a text, and whether the second of two equal times is meant. */
export function readLocalText(text: string): { field: string; isSecond: boolean } {
  return { field: text.replace(OFFSET, ""), isSecond: OFFSET.test(text) };
}

/** @returns the text of what a field shows. @param isLater whether the second is meant where there are two equal times. */
export function localText(field: string, isLater: boolean): string {
  const time = isLater ? fromLocalField(field) : undefined;
  const second = time && repeatedTime(time);
  return second ? toLocalText(second) : field;
}

/** @returns the offset of the reader's time zone at a time: "GMT+1". */
export function offsetInWords(time: Date): string | undefined {
  const format = new Intl.DateTimeFormat("en", { timeZoneName: "shortOffset" });
  return format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value;
}

/** @returns the reader's time zone: "Europe/Berlin". */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
