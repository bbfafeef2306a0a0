import type { Database } from "#db";
import type { Outcome, Ports } from "../ports.ts";
import type { Quotas } from "./quotas.ts";
import type { OutsideType } from "./retry.ts";

/** What the engine runs on. */
export type EngineNeeds = {
  database: Database;
  ports: Ports;
  now?: () => Date;
  /** Called for internal errors. Only the ids may be logged. */
  onFailure: (error: unknown, executionId?: string) => void;
  /** Called when executions have progressed; often, on a busy site. */
  onProgress?: () => void;
};

/** The same with what one engine keeps for itself. */
export type RoundNeeds = Required<Omit<EngineNeeds, "onProgress">> & { quotas: Quotas };

/** Carries out executions. Any number of processes may have one on the same database. */
export type Engine = {
  /**
   * Does everything that is due now and waits for the attempts that it began. @returns whether anything was due.
   */
  runDue: () => Promise<boolean>;
  /** Polls for due steps until `stop`. */
  start: () => void;
  /** Polls at once. */
  wake: () => void;
  /** Begins nothing more, and waits for the attempts that have begun. */
  stop: () => Promise<void>;
};

/** An attempt that this process has taken: nobody else makes one before its lease ends. */
export type Leased = {
  executionId: string;
  automationId: string;
  lease: string;
  type: OutsideType;
  /** JSON: what the step was prepared with. */
  input: string;
  key: string;
  attempt: number;
};

/** An attempt and its outcome. */
export type Attempted = { leased: Leased; outcome: Outcome };
