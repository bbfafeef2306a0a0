import { apply, invert, isSame, NO_TOMBSTONES, currentValueAt, type DraftState, type Operation } from "#publishing";
import type { JsonObject } from "#shared";
import { overOtherLines } from "./own-texts.ts";

/** Applied operations: the draft after them, the operations themselves, and those that undo them. */
export type AppliedBatch = {
  state: DraftState;
  done: Operation[];
  undo: Operation[];
  /** Why the first one that the draft doesn't accept was skipped. */
  fault?: string;
};

/**
 * Applies operations as far as possible; one that can't be applied, or changes nothing, is skipped. The undo operations
 * carry the values that they expect (`was`), so that they never undo someone else's change (docs/api.md).
 */
export function applyBatch(state: DraftState, operations: readonly Operation[]): AppliedBatch {
  let current = state;
  const done: Operation[] = [];
  const undo: Operation[] = [];
  let fault: string | undefined;
  for (const operation of operations) {
    const outcome = apply(current, operation);
    if (outcome.kind === "fault") fault ??= outcome.message;
    if (outcome.kind !== "applied" || !outcome.changed) continue;
    const inverse = invert(current, operation);
    current = outcome.state;
    done.push(operation);
    undo.unshift(...withWas(current, inverse));
  }
  return { state: current, done, undo, fault };
}

/**
 * Adds to each of several operations the value that it finds after those before it (`was`): someone else's change of that
 * value in the meantime becomes a conflict (docs/api.md).
 * @param state what the author of the operations saw.
 */
export function withWas(state: DraftState, operations: readonly Operation[]): Operation[] {
  let current = state;
  return operations.map((operation) => {
    const before = current;
    const outcome = apply(before, operation);
    if (outcome.kind === "applied") current = outcome.state;
    if (operation.type === "insert" || operation.type === "move") return operation;
    return { ...operation, was: currentValueAt(before, operation) };
  });
}

/** @returns the state of a draft as someone saw it, where only the blocks matter. */
export function stateSeen(blocks: readonly JsonObject[]): DraftState {
  return { draft: { metaTags: [], blocks, annotations: [] }, removed: NO_TOMBSTONES };
}

/** Whether an operation still finds the value that it expects (`was`) and can be applied. */
function isPossible(state: DraftState, operation: Operation): boolean {
  const isStillThere = !("was" in operation) || isSame(operation.was, currentValueAt(state, operation));
  return isStillThere && apply(state, operation).kind === "applied";
}

/**
 * Undoes or redoes a step: each operation that still finds the value that it expects, or a text changed in other lines.
 * @param isMovedSince whether someone else has since done what a move would revert.
 * @returns `inTheWay`: the first one that can't be applied, as someone else has since changed that.
 */
export function applyStep(
  state: DraftState,
  operations: readonly Operation[],
  isMovedSince: (operation: Operation) => boolean,
): AppliedBatch & { inTheWay: Operation | undefined } {
  let current = state;
  let inTheWay: Operation | undefined;
  const done: Operation[] = [];
  const undo: Operation[] = [];
  for (const wanted of operations) {
    const operation = isPossible(current, wanted) ? wanted : overOtherLines(current, wanted);
    const isApplied = operation && !isMovedSince(operation) && apply(current, operation).kind === "applied";
    if (!isApplied) {
      inTheWay ??= wanted;
      continue;
    }
    const one = applyBatch(current, [operation]);
    current = one.state;
    done.push(...one.done);
    undo.unshift(...one.undo);
  }
  return { state: current, done, undo, inTheWay };
}
