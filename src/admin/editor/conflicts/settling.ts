import type { OpenConflict } from "#editor";
import { keyOf } from "#publishing";
import { isObject } from "#shared";

/** Whether nothing of its author is lost when the other's change simply stays. */
export function settlesItself({ operation, reason }: OpenConflict): boolean {
  return reason === "exists" || operation.type === "move" || (reason === "removed" && operation.type === "remove");
}

/** @returns those that one answer settles: what was changed in one thing that is removed, else the conflict alone. */
export function settledWith(all: readonly OpenConflict[], conflict: OpenConflict): OpenConflict[] {
  const thing = ({ operation, currentValue }: OpenConflict) =>
    operation.type === "setMeta" ? "" : JSON.stringify([operation.key, isObject(currentValue) && keyOf(currentValue)]);
  if (conflict.reason !== "removed") return [conflict];
  return all.filter((one) => one.reason === "removed" && thing(one) === thing(conflict));
}
