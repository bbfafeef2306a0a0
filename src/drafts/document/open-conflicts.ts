import {
  actionOf,
  blockKeyOf,
  isValueChange,
  keyOf,
  pathOf,
  type Batch,
  type Conflict,
  type Operation,
} from "#publishing";
import { isObject } from "#shared";
import type { Author } from "./others.ts";

/** A change of the user that was rejected because someone else's came first. */
export type OpenConflict = Conflict & {
  id: string;
  /** Whose change came first, where that is known. */
  by?: Author;
  /** It would have undone something that someone else has since changed (docs/api.md). */
  isUndo: boolean;
  /** The revision that its author saw. */
  baseRevision: number;
  /** The rejected batches that caused it, and those of the conflicts that it replaces: sent again, they cause it again, as after a reload. */
  batches: readonly Batch[];
};

/**
 * Adds conflicts to the open ones. Someone who kept typing in a field before the answer came saw the earlier text: the
 * later conflict replaces it.
 */
export function addConflicts(open: readonly OpenConflict[], added: readonly OpenConflict[]): OpenConflict[] {
  const isOver = (one: OpenConflict) => added.some((later) => isTypedOver(one, later));
  const withEarlier = added.map((later) => {
    const earlier = open.filter((one) => isTypedOver(one, later)).flatMap(({ batches }) => batches);
    return { ...later, batches: [...earlier, ...later.batches] };
  });
  return [...open.filter((one) => !isOver(one)), ...withEarlier];
}

function isTypedOver(one: OpenConflict, later: OpenConflict): boolean {
  const isSameMoment = one.baseRevision === later.baseRevision && one.isUndo === later.isUndo;
  const isTyping = isValueChange(one.operation) && actionOf(one.operation) === actionOf(later.operation);
  return isTyping && isSameMoment && one.reason === later.reason && tabOf(one) === tabOf(later);
}

/**
 * @param waiting own batches that aren't answered yet.
 * @returns the conflicts to decide now. Where something newer of the same field is on its way, its answer comes first: the
 * conflict may be replaced by one with the whole text, and nobody can tell yet what "mine" is. So it does where more inside
 * something removed is on its way: all of it is decided together.
 */
export function toDecideNow(open: readonly OpenConflict[], waiting: readonly Batch[]): readonly OpenConflict[] {
  if (open.length === 0 || waiting.length === 0) return open;
  const operations = waiting.flatMap((batch) => batch.operations);
  const changed = new Set(operations.filter(isValueChange).map(actionOf));
  const inside = new Set(operations.flatMap((one) => [blockKeyOf(one) ?? "", pathOf(one)].flat()));
  const awaits = (one: OpenConflict) =>
    changed.has(actionOf(one.operation)) || (one.reason === "removed" && inside.has(removedIn(one)));
  return open.filter((one) => !awaits(one));
}

/** @returns the key of what is removed, block or item, and an operation is inside. */
export function removedIn({ operation, currentValue }: OpenConflict): string {
  return (isObject(currentValue) && keyOf(currentValue)) || (blockKeyOf(operation) ?? "");
}

/** @returns the rejected change, now overwriting the value its author was shown; a value changed since conflicts again. */
export function knowingly({ operation: { was: _was, ...operation }, reason, currentValue }: OpenConflict): Operation {
  return reason === "changed" ? { ...operation, was: currentValue } : operation;
}

/** Two tabs of one person don't see what the other one types before it is stored. */
function tabOf({ batches }: OpenConflict): string | undefined {
  return batches.at(-1)?.clientId;
}
