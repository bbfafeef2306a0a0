import type { DraftState } from "./draft.ts";
import type { Operation, Path } from "./operation.ts";

/** The outcome of one operation on a draft. */
export type Outcome =
  /** `operation`: what was applied, where a living neighbour replaced a removed one. */
  | { kind: "applied"; state: DraftState; changed: boolean; operation?: Operation }
  /** It can no longer be applied, or not twice. */
  | { kind: "conflict"; reason: "removed" | "exists"; currentValue: unknown }
  /**
   * It can't be applied: nothing of its batch is stored. `isOvertaken`: the draft's structure isn't the one it needs, which
   * others may have changed; otherwise it could never be applied.
   */
  | { kind: "fault"; message: string; path: Path; isOvertaken?: boolean };

export const applied = (state: DraftState, changed = true): Outcome => ({ kind: "applied", state, changed });
/** The same, with the operation that was applied. */
export const appliedAs = (outcome: Outcome, operation: Operation): Outcome =>
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
/** No block or item has this key: what inserted it may have been returned, because of what others changed. */
export const unknownKey = (key: string | null, path: Path = []): Outcome =>
  fault(`No block or item has the key ${String(key)}`, path, true);
