const MINUTE_MS = 60_000;

/** @param iso a time in UTC. @returns it as a `datetime-local` field has it, in the reader's time zone; empty for none. */
export function fieldTime(iso: string | undefined): string {
  if (iso === undefined) return "";
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** @returns the time of such a field in UTC; undefined for an empty one. */
export function timeOf(value: string): string | undefined {
  const time = new Date(value);
  return value === "" || Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** @returns the reader's time zone: "Europe/Berlin". */
export const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
