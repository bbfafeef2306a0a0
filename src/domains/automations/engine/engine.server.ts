import { makeGroupWriter } from "#db";
import { repeatWithPauses, type Repeated } from "#shared/server";
import { attempt, settleAttempts } from "./attempt.server.ts";
import { Quotas } from "./quotas.ts";
import { OUTSIDE } from "./retry.ts";
import { MAX_TOGETHER, moveDue } from "./round.server.ts";
import { startSchedules } from "./start-schedules.server.ts";
import { makeSweeper } from "./sweep.server.ts";
import type { Attempted, Engine, EngineNeeds, Leased } from "./types.ts";

/** The pause after nothing was due, and after something was: what arrives meanwhile is carried out together. */
const POLL_MS = 1000;
const GATHER_MS = 100;
/** The pause after the database couldn't be asked. */
const FAILED_MS = 5000;

/** Makes the engine of a process; it does nothing until it is started. */
export function makeEngine(given: EngineNeeds): Engine {
  const needs = { now: () => new Date(), quotas: new Quotas(), ...given };
  const { database, ports, now, quotas, onFailure, onProgress } = needs;
  const sweepSometimes = makeSweeper(database);
  const attempts = new Set<Promise<void>>();
  /** Attempts that end together are stored together. */
  const settle = makeGroupWriter<Attempted, undefined>(database, async (trx, ended) => {
    await settleAttempts(trx, ports, ended, now());
    return ended.map(() => undefined);
  });
  let polling: Repeated | undefined;

  const wake = () => polling?.wake();

  function begin(leased: Leased): void {
    const attempting = attempt(needs, leased)
      .then((outcome) => {
        quotas.end(leased.type, leased.automationId, outcome.kind === "retry");
        return settle({ leased, outcome });
      })
      // If the outcome couldn't be stored, the lease expires and the attempt is made again.
      .catch((error: unknown) => onFailure(error, leased.executionId))
      .finally(() => {
        attempts.delete(attempting);
        onProgress?.();
        wake();
      });
    attempts.add(attempting);
  }

  /** Moves the executions that are due; attempts continue in the background. @returns how many were due. */
  async function poll(): Promise<number> {
    await startSchedules(database, ports, now());
    let count = 0;
    // Executions that wait for room come before new ones.
    for (const kind of [...OUTSIDE, "own"] as const) {
      const { taken, leased } = await moveDue(needs, kind);
      leased.forEach(begin);
      count += taken;
    }
    if (count > 0) onProgress?.();
    return count;
  }

  async function runDue(): Promise<boolean> {
    let wasDue = false;
    while ((await poll()) > 0) {
      wasDue = true;
      await Promise.all(attempts);
    }
    return wasDue;
  }

  /** @returns the milliseconds to pause. */
  async function pollSafely(): Promise<number> {
    try {
      await sweepSometimes(now());
      const began = performance.now();
      const count = await poll();
      // More is due than one transaction takes: the pause leaves half of the time to others.
      if (count >= MAX_TOGETHER) return performance.now() - began;
      return count > 0 ? GATHER_MS : POLL_MS;
    } catch (error) {
      onFailure(error);
      return FAILED_MS;
    }
  }

  return {
    runDue,
    wake,
    start: () => void (polling = repeatWithPauses(pollSafely)),
    stop: async () => {
      await polling?.stop();
      await Promise.all(attempts);
    },
  };
}
