/** @returns a number of rows as text. */
export const counted = (count: number): string => (count === 1 ? "1 row" : `${count.toLocaleString()} rows`);

/** What is said at the end about rows that were left as they are. */
export function refusedText({ refused, message }: { refused: number; message?: string }): string {
  return refused === 0 ? "" : ` ${counted(refused)} left as ${refused === 1 ? "it is" : "they are"}: ${message}`;
}
