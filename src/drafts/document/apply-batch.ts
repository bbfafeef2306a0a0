import { apply, invert, isSame, NO_TOMBSTONES, currentValueAt, type DraftState, type Operation } from "#publishing";
import type { JsonObject } from "#shared";

/** Operations as they were carried out: the draft after them, themselves, and what takes them back. */
export type AppliedBatch = {
  state: DraftState;
  done: Operation[];
  undo: Operation[];
  /** Why the first one that a draft doesn't take was left out. */
  fault?: string;
};

/**
 * Carries operations out as far as they can be; one that can't, or changes nothing, is left out. What takes them back
 * says what they left (`was`), so that it never undoes somebody else's change (docs/api.md).
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
 * Says with each of several operations what it finds when those before it are carried out (`was`): what somebody else
 * makes of that meanwhile comes back as a conflict (docs/api.md).
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

/** @returns the state of a draft as somebody saw it, of which nothing but the blocks matters. */
export function stateSeen(blocks: readonly JsonObject[]): DraftState {
  return { draft: { metaTags: [], blocks, annotations: [] }, removed: NO_TOMBSTONES };
}

/** Whether what an operation says was there (`was`) still is, and it can be carried out. */
function isPossible(state: DraftState, operation: Operation): boolean {
  const isStillThere = !("was" in operation) || isSame(operation.was, currentValueAt(state, operation));
  return isStillThere && apply(state, operation).kind === "applied";
}

/**
 * Takes a step back, or brings it again: each operation as long as it finds what it says was there.
 * @returns `inTheWay`: the first one that can't be carried out; somebody else has changed that since.
 */
export function applyStep(
  state: DraftState,
  operations: readonly Operation[],
): AppliedBatch & { inTheWay: Operation | undefined } {
  let current = state;
  let inTheWay: Operation | undefined;
  const done: Operation[] = [];
  const undo: Operation[] = [];
  for (const operation of operations) {
    if (!isPossible(current, operation)) {
      inTheWay ??= operation;
      continue;
    }
    const one = applyBatch(current, [operation]);
    current = one.state;
    done.push(...one.done);
    undo.unshift(...one.undo);
  }
  return { state: current, done, undo, inTheWay };
}
