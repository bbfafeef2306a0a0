import type { DraftState } from "./draft.ts";
import type { Operation, Path } from "./operation.ts";

/** What came of one operation on a draft. */
export type Outcome =
  /** `operation`: what was carried out, where a living neighbour took the place of a removed one. */
  | { kind: "applied"; state: DraftState; changed: boolean; operation?: Operation }
  /** It can't be done any more, or not again. */
  | { kind: "conflict"; reason: "removed" | "exists"; currentValue: unknown }
  /**
   * It can't be done: nothing of its batch is stored. `isOvertaken`: the draft has another structure than it needs, which
   * may be others' doing; otherwise it could never be done.
   */
  | { kind: "fault"; message: string; path: Path; isOvertaken?: boolean };

export const applied = (state: DraftState, changed = true): Outcome => ({ kind: "applied", state, changed });
/** The same, told as the operation that was carried out. */
export const carriedOut = (outcome: Outcome, operation: Operation): Outcome =>
  outcome.kind === "applied" ? { ...outcome, operation } : outcome;
export const conflict = (reason: "removed" | "exists", currentValue: unknown): Outcome => ({
  kind: "conflict",
  reason,
  currentValue,
});
export const fault = (message: string, path: Path = [], isOvertaken = false): Outcome => ({
  kind: "fault",
  message,
  path,
  isOvertaken,
});
