import type { DraftState } from "./draft.ts";
import type { Path } from "./operation.ts";

/** What came of one operation on a draft. */
export type Outcome =
  | { kind: "applied"; state: DraftState; changed: boolean }
  /** It can't be done any more, or not again. */
  | { kind: "conflict"; reason: "removed" | "exists"; currentValue: unknown }
  /** It could never be done: nothing of its batch is stored. */
  | { kind: "fault"; message: string; path: Path };

export const applied = (state: DraftState, changed = true): Outcome => ({ kind: "applied", state, changed });
export const conflict = (reason: "removed" | "exists", currentValue: unknown): Outcome => ({
  kind: "conflict",
  reason,
  currentValue,
});
export const fault = (message: string, path: Path = []): Outcome => ({ kind: "fault", message, path });
