import { actionOf, blockKeyOf, isValueChange, type Batch, type Conflict, type Operation } from "#publishing";
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
 * conflict may be replaced by one with the whole text, and nobody can tell yet what "mine" is. So it does where more of a
 * block is on its way from which something was removed: all that was inside is decided together.
 */
export function toDecideNow(open: readonly OpenConflict[], waiting: readonly Batch[]): readonly OpenConflict[] {
  if (open.length === 0) return open;
  const newer = new Set(
    waiting.flatMap(({ operations }) => operations.flatMap((one) => [blockKeyOf(one), actionOf(one)])),
  );
  return open.filter(({ operation, reason }) => !newer.has((reason === "removed" ? blockKeyOf : actionOf)(operation)));
}

/** @returns the rejected change, now overwriting the value its author was shown; a value changed since conflicts again. */
export function knowingly({ operation: { was: _was, ...operation }, reason, currentValue }: OpenConflict): Operation {
  return reason === "changed" ? { ...operation, was: currentValue } : operation;
}

/** Two tabs of one person don't see what the other one types before it is stored. */
function tabOf({ batches }: OpenConflict): string | undefined {
  return batches.at(-1)?.clientId;
}
