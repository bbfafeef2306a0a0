import { counted } from "#client";

/** What is said at the end about rows that were left as they are. */
export function refusedText({ refused, message }: { refused: number; message?: string }): string {
  return refused === 0 ? "" : ` ${counted(refused, "row")} left as ${refused === 1 ? "it is" : "they are"}: ${message}`;
}
