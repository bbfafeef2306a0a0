import type { OpenConflict } from "#drafts";
import { blockKeyOf, keyOf, overlaps } from "#publishing";
import { isObject } from "#shared";

/** Whether a conflict is about a mark on a value that another one changes. */
function isMarkOf({ operation: mark }: OpenConflict, { operation, reason }: OpenConflict): boolean {
  if (mark.type !== "annotate" || reason !== "changed") return false;
  return operation.type === "set" && overlaps(operation, mark);
}

/** Whether its author loses nothing when the other's change simply stays. @param all the open conflicts. */
export function settlesItself(all: readonly OpenConflict[], conflict: OpenConflict): boolean {
  const { operation, reason } = conflict;
  if (operation.type === "annotate") return reason === "changed" && !all.some((one) => isMarkOf(conflict, one));
  return reason === "exists" || operation.type === "move" || (reason === "removed" && operation.type === "remove");
}

/**
 * @returns the conflicts that one answer settles, in order: all changes inside one removed thing, else the conflict
 * with the mark on its value.
 */
export function settledWith(all: readonly OpenConflict[], conflict: OpenConflict): OpenConflict[] {
  const thing = ({ operation, currentValue }: OpenConflict) =>
    JSON.stringify([blockKeyOf(operation), isObject(currentValue) && keyOf(currentValue)]);
  if (conflict.reason !== "removed") return [conflict, ...all.filter((one) => isMarkOf(one, conflict))];
  return all.filter((one) => one.reason === "removed" && thing(one) === thing(conflict));
}
