import { doOrRollBack, type Database, type Executor, type Transaction } from "#db";
import { failAt, monthOf, ok, secondsLeftIn, type Result } from "#shared";
import { newId } from "#shared/server";
import { HELD_RETRY_SECONDS, type Budget, type CallEnd, type NewCall, type Spend, type Spent } from "./call.ts";
import { toDollars, toMicros } from "./money.ts";
import { holdTokens, settleTokens } from "./tenant-tokens.server.ts";

/** A call that hasn't ended by then has lost its process, and no longer reserves any budget. */
const HOLD_MS = 15 * 60_000;

const SPENT =
  "This month’s AI budget is used up. It starts again next month (UTC); an administrator can raise it in the settings.";
const HELD = "The rest of this month’s AI budget is reserved for what is being written now. Try again in a moment.";

/**
 * Releases the reservations of calls whose process ended. As everywhere here, months are locked before limits of
 * tenants, and both in order, so that no two transactions can deadlock.
 */
async function releaseLost(database: Database, trx: Transaction, now: Date): Promise<void> {
  const lost = database.takeRows(
    trx.selectFrom("ai_calls").select("id").where("held_until", "<", now.toISOString()).orderBy("id"),
  );
  const released = await trx
    .updateTable("ai_calls")
    .set({ held_until: null, outcome: "lost" })
    .where("id", "in", lost)
    .returning(["month", "tenant_id", "held_tokens", "held_micros"])
    .execute();
  for (const { month, held_tokens, held_micros } of released.toSorted(by((call) => call.month))) {
    await addToMonth(trx, month, { held_tokens: -held_tokens, held_micros: -held_micros });
  }
  for (const { month, tenant_id: tenantId, held_tokens } of released.toSorted(by((call) => call.tenant_id ?? ""))) {
    if (tenantId !== null) await settleTokens(database, trx, { tenantId, month, used: 0, released: held_tokens });
  }
}

const by =
  <One>(name: (one: One) => string) =>
  (one: One, other: One) =>
    name(one) < name(other) ? -1 : Number(name(one) > name(other));

type Change = Partial<Record<"tokens" | "cost_micros" | "held_tokens" | "held_micros", number>>;

async function addToMonth(trx: Transaction, month: string, change: Change): Promise<void> {
  const { tokens = 0, cost_micros = 0, held_tokens = 0, held_micros = 0 } = change;
  await trx
    .updateTable("ai_months")
    .set((eb) => ({
      tokens: eb("tokens", "+", tokens),
      cost_micros: eb("cost_micros", "+", cost_micros),
      held_tokens: eb("held_tokens", "+", held_tokens),
      held_micros: eb("held_micros", "+", held_micros),
    }))
    .where("month", "=", month)
    .execute();
}

type Hold = { tokens: number; micros: number };

/**
 * Reserves a part of a month's budget if it fits. One statement, so that concurrent calls can't both take the remainder.
 */
async function hold(trx: Transaction, month: string, most: Hold, budget: Budget): Promise<boolean> {
  await trx
    .insertInto("ai_months")
    .values({ month, tokens: 0, cost_micros: 0, held_tokens: 0, held_micros: 0 })
    .onConflict((conflict) => conflict.column("month").doNothing())
    .execute();
  const { tokens, cost } = budget;
  const { numUpdatedRows } = await trx
    .updateTable("ai_months")
    .set((eb) => ({
      held_tokens: eb("held_tokens", "+", most.tokens),
      held_micros: eb("held_micros", "+", most.micros),
    }))
    .where("month", "=", month)
    .$if(tokens !== undefined, (query) =>
      query.where((eb) => eb(eb("tokens", "+", eb.ref("held_tokens")), "<=", (tokens ?? 0) - most.tokens)),
    )
    .$if(cost !== undefined && most.micros > 0, (query) =>
      query.where((eb) => eb(eb("cost_micros", "+", eb.ref("held_micros")), "<=", toMicros(cost ?? 0) - most.micros)),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns why a call may not begin: the month's budget is spent, or only reserved by running calls. */
function refusal(spent: Spent, most: Spend, budget: Budget, now: Date) {
  const { tokens = Infinity, cost = Infinity } = budget;
  const isSpent = spent.tokens + most.tokens > tokens || spent.cost + (most.cost ?? 0) > cost;
  const retryAfter = isSpent ? secondsLeftIn(now) : HELD_RETRY_SECONDS;
  return failAt("BUDGET_SPENT", isSpent ? SPENT : HELD, { retryAfter });
}

/** The spending in the calendar month (UTC) of `now`, without running calls. */
export async function readMonth(db: Executor, now: Date): Promise<Spent> {
  const row = await db
    .selectFrom("ai_months")
    .select(["tokens", "cost_micros"])
    .where("month", "=", monthOf(now))
    .executeTakeFirst();
  return { tokens: row?.tokens ?? 0, cost: toDollars(row?.cost_micros ?? 0) };
}

/**
 * Lets a call begin if the most that it can take is left of its month's budget, and of its tenant's limit, and reserves
 * that until `endCall`. However many calls begin at once, in any number of processes, together they can't spend more.
 * @param most the most that it can take.
 * @returns the call's id, or BUDGET_SPENT or LIMIT_REACHED with the seconds after which to try again.
 */
export async function beginCall(
  database: Database,
  call: NewCall,
  most: Spend,
  budget: Budget,
  now: Date,
): Promise<Result<string, "BUDGET_SPENT" | "LIMIT_REACHED">> {
  const month = monthOf(now);
  const held = { tokens: most.tokens, micros: toMicros(most.cost ?? 0) };
  await database.inTransaction((trx) => releaseLost(database, trx, now));
  return doOrRollBack<string, "BUDGET_SPENT" | "LIMIT_REACHED">(database, async (trx) => {
    if (!(await hold(trx, month, held, budget))) return refusal(await readMonth(trx, now), most, budget, now);
    const { tenantId } = call;
    const tokens =
      tenantId === undefined ? ok(undefined) : await holdTokens(database, trx, { tenantId, tokens: held.tokens }, now);
    if (!tokens.ok) return tokens;
    const id = newId();
    await trx
      .insertInto("ai_calls")
      .values({
        id,
        created_at: now.toISOString(),
        month,
        user_id: call.userId,
        task: call.task,
        block_type: call.blockType ?? null,
        page_id: call.pageId ?? null,
        tenant_id: tenantId ?? null,
        model: call.model,
        input_tokens: 0,
        output_tokens: 0,
        cost_micros: null,
        held_tokens: held.tokens,
        held_micros: held.micros,
        held_until: new Date(now.getTime() + HOLD_MS).toISOString(),
        duration_ms: 0,
        outcome: "running",
        failure: null,
      })
      .execute();
    return ok(id);
  });
}

/**
 * Records how a call ended: its usage counts if the site pays for it, and the rest of its reservation is released. Changes
 * nothing when the end is recorded already.
 */
export async function endCall(database: Database, id: string, end: CallEnd): Promise<void> {
  const row = {
    input_tokens: end.inputTokens,
    output_tokens: end.outputTokens,
    cost_micros: end.cost === undefined ? null : toMicros(end.cost),
    duration_ms: Math.round(end.durationMs),
    outcome: end.outcome,
    failure: end.failure ?? null,
  };
  await database.inTransaction(async (trx) => {
    const update = trx.updateTable("ai_calls").where("id", "=", id);
    const held = await update
      .set({ ...row, held_until: null })
      .where("held_until", "is not", null)
      .returning(["month", "tenant_id", "held_tokens", "held_micros"])
      .executeTakeFirst();
    const lost = update.set(row).where("outcome", "=", "lost").returning(["month", "tenant_id"]);
    const ended = held ?? (await lost.executeTakeFirst());
    if (!ended) return;
    const tokens = end.isCounted ? end.inputTokens + end.outputTokens : 0;
    await addToMonth(trx, ended.month, {
      tokens,
      cost_micros: end.isCounted ? (row.cost_micros ?? 0) : 0,
      held_tokens: -(held?.held_tokens ?? 0),
      held_micros: -(held?.held_micros ?? 0),
    });
    const { month, tenant_id: tenantId } = ended;
    if (tenantId === null) return;
    await settleTokens(database, trx, { tenantId, month, used: tokens, released: held?.held_tokens ?? 0 });
  });
}
