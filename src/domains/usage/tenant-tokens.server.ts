import type { Database, TenantRows, Transaction } from "#db";
import { failAt, monthOf, ok, secondsLeftIn, type Result } from "#shared";
import { AI_FEATURE } from "#tenants";
import { holdMonthly, readMonthly, settleMonthly, type MonthlyUse } from "#tenants/server";
import { HELD_RETRY_SECONDS } from "./call.ts";

const SPENT =
  "Your organisation doesn’t have enough AI tokens left this month. They are renewed next month (UTC); the site’s administrators can raise the limit.";
const HELD =
  "The rest of your organisation’s AI tokens is reserved for what is being written now. Try again in a moment.";

const ofMonth = (month: string) => ({ feature: AI_FEATURE, month });

async function refusal(handle: TenantRows, tokens: number, now: Date): Promise<Result<never, "LIMIT_REACHED">> {
  const { used, max = Infinity } = await readMonthly(handle, ofMonth(monthOf(now)));
  const isSpent = used + tokens > max;
  const retryAfter = isSpent ? secondsLeftIn(now) : HELD_RETRY_SECONDS;
  return failAt("LIMIT_REACHED", isSpent ? SPENT : HELD, { retryAfter });
}

/**
 * Reserves tokens of a tenant's limit for the calendar month (UTC) of `now`, in the transaction that begins the call.
 * @returns LIMIT_REACHED with the seconds after which to try again.
 */
export async function holdTokens(
  database: Database,
  trx: Transaction,
  { tenantId, tokens }: { tenantId: string; tokens: number },
  now: Date,
): Promise<Result<undefined, "LIMIT_REACHED">> {
  const handle = await database.enterTenant(trx, tenantId);
  return (await holdMonthly(handle, ofMonth(monthOf(now)), tokens)) ? ok(undefined) : refusal(handle, tokens, now);
}

/** Counts the tokens that a call took, and releases its reservation, in the caller's transaction. */
export async function settleTokens(
  database: Database,
  trx: Transaction,
  { tenantId, month, ...change }: { tenantId: string; month: string; used: number; released: number },
): Promise<void> {
  await settleMonthly(await database.enterTenant(trx, tenantId), ofMonth(month), change);
}

/** @returns the tokens of a tenant in the calendar month (UTC) of `now`. */
export function readTokens(database: Database, tenantId: string, now: Date): Promise<MonthlyUse> {
  return database.readTenant(tenantId, (handle) => readMonthly(handle, ofMonth(monthOf(now))));
}
