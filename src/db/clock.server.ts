import { sql, type Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** A third of how long a process keeps to itself what it has begun, such as an email. */
const TOLERATED_MS = 10_000;

/** @returns a warning where this machine's clock isn't that of the database server, by which other processes may go. */
export async function warnOfClock(db: Kysely<Schema>): Promise<string | undefined> {
  const before = Date.now();
  const asked = sql<{ now: string }>`select extract(epoch from clock_timestamp()) * 1000 as now`;
  const { rows } = await asked.execute(db);
  const ahead = (before + Date.now()) / 2 - Number(rows[0]?.now);
  if (Math.abs(ahead) <= TOLERATED_MS) return undefined;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return `The clock of this machine is ${seconds} seconds ${ahead > 0 ? "ahead of" : "behind"} the database server's. Processes whose clocks differ send emails and webhooks twice: set the clocks of all machines by NTP.`;
}
