import type { Transaction } from "kysely";
import type { Database, Executor, Schema } from "#db";
import { failAt, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { Budget, CallEnd, NewCall, Spend, Spent } from "./call.ts";
import { toDollars, toMicros } from "./money.ts";
import { monthOf, secondsLeftIn } from "./month.ts";

/** A call that hasn't ended by then lost its process, and holds nothing of the budget any more. */
const HOLD_MS = 15 * 60_000;
/** When to try again while calls that run hold what is left of a budget. */
const HELD_RETRY_SECONDS = 10;

const SPENT =
  "This month's AI budget is used up. It begins anew with the next month (UTC); an administrator can raise it in the settings.";
const HELD = "What is left of this month's AI budget is needed by what is being written now. Try again in a moment.";

/** Takes from calls whose process ended what they held. */
async function releaseLost({ takeRows }: Database, trx: Transaction<Schema>, now: Date): Promise<void> {
  const lost = takeRows(
    trx.selectFrom("ai_calls").select("id").where("held_until", "<", now.toISOString()).orderBy("id"),
  );
  const released = await trx
    .updateTable("ai_calls")
    .set({ held_until: null, outcome: "lost" })
    .where("id", "in", lost)
    .returning(["month", "held_tokens", "held_micros"])
    .execute();
  for (const { month, held_tokens, held_micros } of released) {
    await addToMonth(trx, month, { held_tokens: -held_tokens, held_micros: -held_micros });
  }
}

type Change = Partial<Record<"tokens" | "cost_micros" | "held_tokens" | "held_micros", number>>;

async function addToMonth(trx: Transaction<Schema>, month: string, change: Change): Promise<void> {
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

/** Holds a part of a month's budget if all of it fits. One statement, so that calls at the same time can't both take the rest. */
async function hold(trx: Transaction<Schema>, month: string, most: Hold, budget: Budget): Promise<boolean> {
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

/** @returns why a call isn't let in: the month's budget is spent, or only held by calls that run. */
function refusal(spent: Spent, most: Spend, budget: Budget, now: Date) {
  const { tokens = Infinity, cost = Infinity } = budget;
  const isSpent = spent.tokens + most.tokens > tokens || spent.cost + (most.cost ?? 0) > cost;
  const retryAfter = isSpent ? secondsLeftIn(now) : HELD_RETRY_SECONDS;
  return failAt("BUDGET_SPENT", isSpent ? SPENT : HELD, { retryAfter });
}

/** What has been spent in the calendar month (UTC) of a time; what runs isn't part of it. */
export async function readMonth(db: Executor, now: Date): Promise<Spent> {
  const row = await db
    .selectFrom("ai_months")
    .select(["tokens", "cost_micros"])
    .where("month", "=", monthOf(now))
    .executeTakeFirst();
  return { tokens: row?.tokens ?? 0, cost: toDollars(row?.cost_micros ?? 0) };
}

/**
 * Lets a call begin if the most that it can take is left of its month's budget, and holds that until `endCall`. However
 * many begin at once, in however many processes: together they can't spend more than the budget.
 * @param most what it takes at most.
 * @returns the call's id; BUDGET_SPENT with the seconds after which to try again.
 */
export function beginCall(
  database: Database,
  call: NewCall,
  most: Spend,
  budget: Budget,
  now: Date,
): Promise<Result<string, "BUDGET_SPENT">> {
  const month = monthOf(now);
  const held = { tokens: most.tokens, micros: toMicros(most.cost ?? 0) };
  return database.inTransaction(async (trx) => {
    await releaseLost(database, trx, now);
    if (!(await hold(trx, month, held, budget))) return refusal(await readMonth(trx, now), most, budget, now);
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

/** Writes down how a call ended: what it took counts, if the site pays for it; what it held beyond that is free again. */
export async function endCall({ inTransaction }: Database, id: string, end: CallEnd): Promise<void> {
  const row = {
    input_tokens: end.inputTokens,
    output_tokens: end.outputTokens,
    cost_micros: end.cost === undefined ? null : toMicros(end.cost),
    duration_ms: Math.round(end.durationMs),
    outcome: end.outcome,
    failure: end.failure ?? null,
  };
  await inTransaction(async (trx) => {
    const update = trx.updateTable("ai_calls").where("id", "=", id);
    const held = await update
      .set({ ...row, held_until: null })
      .where("held_until", "is not", null)
      .returning(["month", "held_tokens", "held_micros"])
      .executeTakeFirst();
    const late = held ?? (await update.set(row).returning("month").executeTakeFirstOrThrow());
    await addToMonth(trx, late.month, {
      tokens: end.isCounted ? end.inputTokens + end.outputTokens : 0,
      cost_micros: end.isCounted ? (row.cost_micros ?? 0) : 0,
      held_tokens: -(held?.held_tokens ?? 0),
      held_micros: -(held?.held_micros ?? 0),
    });
  });
}
