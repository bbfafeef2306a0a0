/** @returns the calendar month in UTC that a time belongs to: "2026-11". */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}

/** @returns whole seconds until the next calendar month begins in UTC. */
export function secondsLeftIn(time: Date): number {
  const next = Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1);
  return Math.ceil((next - time.getTime()) / 1000);
}
