import type { Transaction } from "#db";
import { advance } from "./advance.server.ts";
import type { ExecutionRow } from "./execution-row.ts";
import { putOff } from "./moved.ts";
import { lockExecution, openExecutions, storeExecutions } from "./store.server.ts";
import { findDueAutomations, takeDue, type Kind } from "./take.server.ts";
import type { Leased, RoundNeeds } from "./types.ts";

/** The most executions of one transaction: they take the embedded database a few milliseconds. */
export const MAX_TOGETHER = 64;

/** Takes executions of several automations in turn, so that none waits for another's. */
async function takeInTurn(
  { database, quotas }: RoundNeeds,
  trx: Transaction,
  { kind, due, now }: { kind: Kind; due: readonly string[]; now: Date },
): Promise<ExecutionRow[]> {
  const taken: ExecutionRow[] = [];
  const inTurn = quotas.inTurn(kind, due);
  for (const [index, automationId] of inTurn.entries()) {
    const left = (kind === "own" ? MAX_TOGETHER : quotas.left()) - taken.length;
    const share = Math.max(1, Math.floor(left / (inTurn.length - index)));
    const most = kind === "own" ? share : Math.min(share, quotas.leftOf(kind, automationId));
    if (left > 0 && most > 0) taken.push(...(await takeDue(database, trx, { automationId, kind, most }, now)));
  }
  return taken;
}

/** Records that an execution couldn't be moved because of an internal error. */
async function blame({ database, now, onFailure }: RoundNeeds, id: string, error: unknown): Promise<void> {
  onFailure(error, id);
  await database.inTransaction(async (trx) => {
    const execution = await lockExecution(trx, id);
    if (!execution || execution.ended_at !== null) return;
    const moved = { execution, steps: new Map(), touched: new Set<number>() };
    putOff(moved, now());
    await storeExecutions(trx, [moved], now());
  });
}

/** Moves executions in the transaction that takes them. Several that fail together are moved one by one. */
async function move(
  needs: RoundNeeds,
  take: (trx: Transaction, now: Date) => Promise<ExecutionRow[]>,
): Promise<{ taken: number; leased: Leased[] }> {
  const { database, ports, quotas, onFailure } = needs;
  const leased: Leased[] = [];
  const after: (() => Promise<void>)[] = [];
  let taken: ExecutionRow[] = [];
  const lease = (one: Leased) => {
    quotas.begin(one.type, one.automationId);
    leased.push(one);
  };
  try {
    await database.inDeferredSyncTransaction(async (trx) => {
      const now = needs.now();
      taken = await take(trx, now);
      const all = await openExecutions(trx, taken);
      const hasRoom = quotas.hasRoom.bind(quotas);
      const turn = { ports, trx, now, after, hasRoom, lease };
      for (const moved of all) await advance(moved, turn);
      await storeExecutions(trx, all, now);
    });
  } catch (error) {
    for (const { type, automationId } of leased) quotas.giveBack(type, automationId);
    const [first] = taken;
    if (!first) throw error;
    if (taken.length > 1) return moveApart(needs, taken);
    await blame(needs, first.id, error);
    return { taken: 1, leased: [] };
  }
  // A process that misses this notices the change once its cache expires.
  for (const tell of after) await tell().catch((error: unknown) => onFailure(error));
  return { taken: taken.length, leased };
}

async function moveApart(needs: RoundNeeds, rows: readonly ExecutionRow[]) {
  const leased: Leased[] = [];
  try {
    for (const { id, kind } of rows) {
      const one = await move(needs, async (trx, now) => {
        const row = await lockExecution(trx, id);
        return row?.kind === kind && row.due_at !== null && row.due_at <= now.toISOString() ? [row] : [];
      });
      leased.push(...one.leased);
    }
  } catch (error) {
    // Attempts that are leased already have to be made, as each of them ends by giving its room back.
    needs.onFailure(error);
  }
  return { taken: rows.length, leased };
}

/**
 * Moves what is due, together in one transaction, and leases the attempts outside that this process has room for.
 * @param kind of step; those outside wait for room, or for their next attempt.
 * @returns how many were due, and the attempts to make now.
 */
export async function moveDue(needs: RoundNeeds, kind: Kind) {
  const { database, quotas } = needs;
  const due = await findDueAutomations(database.db, kind, needs.now(), kind === "own" ? [] : quotas.full(kind));
  if (due.length === 0) return { taken: 0, leased: [] };
  return move(needs, (trx, now) => takeInTurn(needs, trx, { kind, due, now }));
}
