import { insert, move, remove } from "./apply-list.ts";
import { annotate, set, setMeta } from "./apply-value.ts";
import type { DraftState } from "./draft.ts";
import type { Operation } from "./operation.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Carries out one operation (docs/api.md). Pure: server and browser come to the same state. Of `was` and of other
 * people's changes it knows nothing: that is `rebase`'s business.
 */
export function apply(state: DraftState, operation: Operation): Outcome {
  if (operation.type === "insert") return insert(state, operation);
  if (operation.type === "remove") return remove(state, operation);
  if (operation.type === "move") return move(state, operation);
  if (operation.type === "set") return set(state, operation);
  if (operation.type === "setMeta") return setMeta(state, operation);
  return annotate(state, operation);
}
