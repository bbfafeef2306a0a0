import { insert, move, remove } from "./apply-list.ts";
import { annotate, set, setMeta } from "./apply-value.ts";
import type { DraftState } from "./draft.ts";
import type { Operation } from "./operation.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Applies one operation (docs/api.md). Pure: server and browser arrive at the same state. It ignores `was` and other
 * people's changes, which `rebase` handles.
 */
export function apply(state: DraftState, operation: Operation): Outcome {
  if (operation.type === "insert") return insert(state, operation);
  if (operation.type === "remove") return remove(state, operation);
  if (operation.type === "move") return move(state, operation);
  if (operation.type === "set") return set(state, operation);
  if (operation.type === "setMeta") return setMeta(state, operation);
  return annotate(state, operation);
}
