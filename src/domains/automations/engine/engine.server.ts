import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#db";
import { messageOf } from "#shared";
import type { Outcome, Ports } from "../ports.ts";
import { attemptStep, settleAttempt, type Leased } from "./attempt.server.ts";
import { Quotas } from "./quotas.ts";
import { advanceDue, leaseDue, type RoundNeeds } from "./round.server.ts";
import { startSchedules } from "./start-schedules.server.ts";
import { sweep } from "./sweep.server.ts";

/** What the engine runs on. */
export type EngineNeeds = {
  database: Database;
  ports: Ports;
  now?: () => Date;
  /** Called for what fails for a reason of ours. Only the ids may be logged. */
  onFailure: (error: unknown, executionId?: string) => void;
  /** Called when executions have gone on; often, on a busy site. */
  onProgress?: () => void;
};

/** The pause after nothing was due. */
const REST_MS = 1000;
/** The pause after the database couldn't be asked. */
const FAILED_MS = 5000;
const SWEEP_MS = 60_000;

/** Carries out executions. Any number of processes may have one on the same database. */
export type Engine = {
  /**
   * Does everything that is due now and waits for the attempts that it began. @returns whether anything was due.
   */
  runDue: () => Promise<boolean>;
  /** Looks for due steps until `stop`. */
  start: () => void;
  /** Lets the engine look at once. */
  wake: () => void;
  /** Begins nothing more, and waits for the attempts that have begun. */
  stop: () => Promise<void>;
};

export function makeEngine({ database, ports, now = () => new Date(), onFailure, onProgress }: EngineNeeds): Engine {
  const quotas = new Quotas();
  const round: RoundNeeds = { database, ports, now, quotas, onFailure };
  const attempts = new Set<Promise<void>>();
  const stopping = new AbortController();
  let awake = Promise.withResolvers<void>();
  let looking = Promise.resolve();
  let sweptAt = Number.NEGATIVE_INFINITY;

  function wake(): void {
    awake.resolve();
  }

  async function attemptOnce(leased: Leased): Promise<void> {
    let outcome: Outcome;
    try {
      outcome = await attemptStep(ports, leased);
    } catch (error) {
      onFailure(error, leased.executionId);
      outcome = { kind: "retry", reason: messageOf(error) };
    }
    quotas.end(leased.automationId, outcome.kind === "retry");
    try {
      await database.inDeferredSyncTransaction((trx) => settleAttempt(trx, ports, leased, { outcome, now: now() }));
      onProgress?.();
    } catch (error) {
      // Its lease ends, and it is tried again.
      onFailure(error, leased.executionId);
    }
  }

  /** One look at what is due; attempts go on in the background. @returns whether anything was due. */
  async function look(): Promise<boolean> {
    await startSchedules(database, ports, now());
    const hasAdvanced = await advanceDue(round);
    const leased = await leaseDue(round);
    for (const one of leased) {
      quotas.begin(one.automationId);
      const attempt = attemptOnce(one).finally(() => {
        attempts.delete(attempt);
        wake();
      });
      attempts.add(attempt);
    }
    const wasDue = hasAdvanced || leased.length > 0;
    if (wasDue) onProgress?.();
    return wasDue;
  }

  async function runDue(): Promise<boolean> {
    let wasDue = false;
    while (await look()) {
      wasDue = true;
      await Promise.all(attempts);
    }
    return wasDue;
  }

  /** @returns the milliseconds to rest. */
  async function lookSafely(): Promise<number> {
    try {
      if (performance.now() - sweptAt > SWEEP_MS) {
        sweptAt = performance.now();
        await sweep(database, now());
      }
      return (await look()) ? 0 : REST_MS;
    } catch (error) {
      onFailure(error);
      return FAILED_MS;
    }
  }

  async function lookUntilStopped(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      awake = Promise.withResolvers<void>();
      const restMs = await lookSafely();
      if (restMs === 0 || signal.aborted) continue;
      const rested = wait(restMs, undefined, { ref: false, signal }).catch(() => {});
      await Promise.race(restMs === REST_MS ? [rested, awake.promise] : [rested]);
    }
  }

  return {
    runDue,
    wake,
    start: () => void (looking = lookUntilStopped()),
    stop: async () => {
      stopping.abort();
      wake();
      await looking;
      await Promise.all(attempts);
    },
  };
}
