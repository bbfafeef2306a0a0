import { actionOf, isValueChange, type Conflict, type Operation } from "#publishing";
import type { Author } from "./others.ts";

/** An own change that came back because somebody else's was first. */
export type OpenConflict = Conflict & {
  id: string;
  /** Whose change was first, where that is known. */
  by?: Author;
  /** It would have taken something back, which somebody else has changed since (docs/api.md). */
  isUndo: boolean;
  /** The revision that its author had before their eyes. */
  baseRevision: number;
};

/**
 * Adds conflicts to those that are open. Somebody who typed on in a field before the answer came had the earlier text in
 * sight: the later one stands for both.
 */
export function addConflicts(open: readonly OpenConflict[], added: readonly OpenConflict[]): OpenConflict[] {
  return [...open.filter((one) => !added.some((later) => isTypedOver(one, later))), ...added];
}

function isTypedOver(one: OpenConflict, later: OpenConflict): boolean {
  const isSameMoment = one.baseRevision === later.baseRevision && one.isUndo === later.isUndo;
  const isTyping = isValueChange(one.operation) && actionOf(one.operation) === actionOf(later.operation);
  return isTyping && isSameMoment && one.reason === later.reason;
}

/** @returns an own change to be made over what its author was shown; what was changed since comes back once more. */
export function knowingly({ operation: { was: _was, ...operation }, reason, currentValue }: OpenConflict): Operation {
  return reason === "changed" ? { ...operation, was: currentValue } : operation;
}
