import type { OpenConflict } from "#drafts";
import { blockKeyOf, keyOf, overlaps } from "#publishing";
import { isObject } from "#shared";

/** Whether a conflict is about a mark on a value that another one changes. */
function isMarkOf({ operation: mark }: OpenConflict, { operation, reason }: OpenConflict): boolean {
  if (mark.type !== "annotate" || reason !== "changed") return false;
  return operation.type === "set" && overlaps(operation, mark);
}

const isOfPlace = ({ operation: { type } }: OpenConflict) => type === "move" || type === "remove";

/** Whether the user loses nothing if the other's change simply stays. @param all the open conflicts. */
export function settlesItself(all: readonly OpenConflict[], conflict: OpenConflict): boolean {
  const { operation, reason } = conflict;
  if (operation.type === "annotate") return reason === "changed" && !all.some((one) => isMarkOf(conflict, one));
  // Nobody is asked about a move alone: it is carried out with what else was changed in something that comes back.
  if (operation.type === "move") return settledWith(all, conflict).every(isOfPlace);
  return reason === "exists" || (reason === "removed" && operation.type === "remove");
}

/**
 * @returns the conflicts that one answer settles, in order: for something removed, all changes inside it; otherwise the
 * conflict itself and those about a mark on its value.
 */
export function settledWith(all: readonly OpenConflict[], conflict: OpenConflict): OpenConflict[] {
  const removedIn = ({ operation, currentValue }: OpenConflict) =>
    JSON.stringify([blockKeyOf(operation), isObject(currentValue) && keyOf(currentValue)]);
  if (conflict.reason !== "removed") return [conflict, ...all.filter((one) => isMarkOf(one, conflict))];
  return all.filter((one) => one.reason === "removed" && removedIn(one) === removedIn(conflict));
}
