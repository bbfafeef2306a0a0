import type { Transaction } from "#db";
import type { Ports } from "./ports.ts";
import type { Values } from "./values.ts";

/** @returns what the automation of a schedule reads: when it is due, when it was before, and what has arrived in between. */
export async function periodValues(
  trx: Transaction,
  { readPeriod }: Pick<Ports, "readPeriod">,
  since: string,
  at: string,
): Promise<Values> {
  return { at, since, ...(await readPeriod?.(trx, { since, until: at })) };
}
