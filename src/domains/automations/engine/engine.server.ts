import { setTimeout as wait } from "node:timers/promises";
import { makeGroupWriter, type Database } from "#db";
import { messageOf } from "#shared";
import type { Outcome, Ports } from "../ports.ts";
import { attemptStep, renewLease, settleAttempts, type Attempted, type Leased } from "./attempt.server.ts";
import { Quotas } from "./quotas.ts";
import { RENEW_MS } from "./retry.ts";
import { MOST_TOGETHER, moveDue, type RoundNeeds } from "./round.server.ts";
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

/** The pause after nothing was due, and after something was: what arrives meanwhile is carried out together. */
const REST_MS = 1000;
const GATHER_MS = 100;
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
  /** Attempts that end together are stored together. */
  const settle = makeGroupWriter<Attempted, undefined>(database, async (trx, ended) => {
    await settleAttempts(trx, ports, ended, now());
    return ended.map(() => undefined);
  });
  const stopping = new AbortController();
  let awake = Promise.withResolvers<void>();
  let looking = Promise.resolve();
  let sweptAt = Number.NEGATIVE_INFINITY;

  function wake(): void {
    awake.resolve();
  }

  async function attemptOnce(leased: Leased): Promise<void> {
    const renewing = setInterval(() => {
      database.inTransaction((trx) => renewLease(trx, leased, now())).catch(onFailure);
    }, RENEW_MS).unref();
    let outcome: Outcome;
    try {
      outcome = await attemptStep(ports, leased);
    } catch (error) {
      onFailure(error, leased.executionId);
      outcome = { kind: "retry", reason: messageOf(error) };
    }
    clearInterval(renewing);
    quotas.end(leased.automationId, outcome.kind === "retry");
    // If this fails, its lease ends, and it is tried again.
    await settle({ leased, outcome }).catch((error: unknown) => onFailure(error, leased.executionId));
    onProgress?.();
  }

  function begin(leased: Leased): void {
    const attempt = attemptOnce(leased).finally(() => {
      attempts.delete(attempt);
      wake();
    });
    attempts.add(attempt);
  }

  /** One look at what is due; attempts go on in the background. @returns how many executions were. */
  async function look(): Promise<number> {
    await startSchedules(database, ports, now());
    let count = 0;
    // Those that wait for room come before new ones.
    for (const kind of ["outside", "own"] as const) {
      const { taken, leased } = await moveDue(round, kind);
      leased.forEach(begin);
      count += taken;
    }
    if (count > 0) onProgress?.();
    return count;
  }

  async function runDue(): Promise<boolean> {
    let wasDue = false;
    while ((await look()) > 0) {
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
      const began = performance.now();
      const count = await look();
      // With more than one transaction takes, it leaves half of the time to others.
      return count < MOST_TOGETHER ? (count > 0 ? GATHER_MS : REST_MS) : performance.now() - began;
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
      if (signal.aborted) return;
      const rested = wait(restMs, undefined, { ref: false, signal }).catch(() => {});
      await Promise.race(restMs === FAILED_MS ? [rested] : [rested, awake.promise]);
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
