import { setImmediate } from "node:timers/promises";
import type { Database, Transaction } from "#db";
import type { Ports } from "../ports.ts";
import { advance, end } from "./advance.server.ts";
import { leaseAttempt, type Leased } from "./attempt.server.ts";
import type { ExecutionRow } from "./execution-row.ts";
import type { Quotas } from "./quotas.ts";
import { retryDelay } from "./retry.ts";
import { openExecution, storeExecution } from "./store.server.ts";
import { findDueAutomations, lockExecution, takeDue } from "./take.server.ts";

/** What a round of the engine needs. */
export type RoundNeeds = {
  database: Database;
  ports: Ports;
  now: () => Date;
  quotas: Quotas;
  onFailure: (error: unknown, executionId?: string) => void;
};

/** The most executions of one transaction: they take the embedded database a few milliseconds. */
const MOST_TOGETHER = 24;

type After = (() => Promise<void>)[];

async function advanceRow(
  trx: Transaction,
  row: ExecutionRow,
  { ports, now }: RoundNeeds,
  after: After,
): Promise<void> {
  const moved = await openExecution(trx, row);
  const at = now();
  await advance(moved, { ports, trx, now: at, after });
  await storeExecution(trx, moved, at);
}

/** Takes executions of several automations in turn, so that none waits for another's. */
async function takeInTurn(
  { database, quotas }: RoundNeeds,
  trx: Transaction,
  kind: "own" | "outside",
  now: Date,
): Promise<ExecutionRow[]> {
  const due = await findDueAutomations(trx, kind, now, kind === "outside" ? quotas.full() : []);
  const taken: ExecutionRow[] = [];
  const inTurn = quotas.inTurn(kind, due);
  for (const [index, automationId] of inTurn.entries()) {
    const left = kind === "own" ? MOST_TOGETHER - taken.length : quotas.left() - taken.length;
    if (left <= 0) break;
    const share = Math.max(1, Math.floor(left / (inTurn.length - index)));
    const most = kind === "own" ? share : Math.min(share, quotas.leftOf(automationId));
    if (most > 0) taken.push(...(await takeDue(database, trx, { automationId, kind, most }, now)));
  }
  return taken;
}

/**
 * Notes that an execution couldn't be moved for a reason of ours, and when it is tried again; after many tries it fails, so
 * that it doesn't stay for ever.
 */
async function blame({ database, now, onFailure }: RoundNeeds, { id }: ExecutionRow, error: unknown): Promise<void> {
  onFailure(error, id);
  await database.inTransaction(async (trx) => {
    const row = await lockExecution(trx, { id });
    if (!row || row.ended_at !== null) return;
    const at = now();
    const moved = await openExecution(trx, row);
    moved.execution.attempts += 1;
    const delay = retryDelay("own", moved.execution.attempts);
    const message = "This failed on the server";
    if (delay === undefined) end(moved, "failed", at, { code: "INTERNAL", message });
    else Object.assign(moved.execution, { status: "waiting", due_at: new Date(at.getTime() + delay).toISOString() });
    await storeExecution(trx, moved, at);
  });
}

/** Tells other processes what has changed. One that isn't told finds out when its cache ends. */
async function doAfter({ onFailure }: RoundNeeds, after: After, executionId?: string): Promise<void> {
  for (const one of after) await one().catch((error: unknown) => onFailure(error, executionId));
}

/** The same executions one by one, so that one that can't be moved doesn't hold up the others. */
async function advanceApart(needs: RoundNeeds, rows: readonly ExecutionRow[]): Promise<void> {
  for (const row of rows) {
    const after: After = [];
    try {
      await needs.database.inDeferredSyncTransaction(async (trx) => {
        const now = await lockExecution(trx, { id: row.id });
        const isDue = now?.kind === "own" && now.due_at !== null && now.due_at <= needs.now().toISOString();
        if (now && isDue) await advanceRow(trx, now, needs, after);
      });
      await doAfter(needs, after, row.id);
    } catch (error) {
      await blame(needs, row, error);
    }
  }
}

/** Carries out due steps of our own, together in one transaction. @returns whether there were any. */
export async function advanceDue(needs: RoundNeeds): Promise<boolean> {
  let taken: ExecutionRow[] = [];
  const after: After = [];
  try {
    await needs.database.inDeferredSyncTransaction(async (trx) => {
      taken = await takeInTurn(needs, trx, "own", needs.now());
      for (const row of taken) {
        await advanceRow(trx, row, needs, after);
        await setImmediate();
      }
    });
    await doAfter(needs, after);
  } catch (error) {
    if (taken.length === 0) throw error;
    await advanceApart(needs, taken);
  }
  return taken.length > 0;
}

/** Leases due steps that act outside, as many as this process may carry out now. */
export function leaseDue(needs: RoundNeeds): Promise<Leased[]> {
  if (needs.quotas.left() <= 0) return Promise.resolve([]);
  return needs.database.inTransaction(async (trx) => {
    const now = needs.now();
    const leased: Leased[] = [];
    for (const row of await takeInTurn(needs, trx, "outside", now)) {
      const one = await leaseAttempt(trx, row, now);
      if (one) leased.push(one);
    }
    return leased;
  });
}
