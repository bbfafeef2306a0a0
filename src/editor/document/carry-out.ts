import { apply, invert, isSame, standingAt, type DraftState, type Operation } from "#publishing";

/** Operations as they were carried out: the draft after them, themselves, and what takes them back. */
export type CarriedOut = { state: DraftState; done: Operation[]; undo: Operation[] };

/**
 * Carries operations out as far as they can be; one that can't, or changes nothing, is left out. What takes them back
 * says what they left (`was`), so that it never undoes somebody else's change (interfaces 1, rule 7).
 */
export function carryOut(state: DraftState, operations: readonly Operation[]): CarriedOut {
  let current = state;
  const done: Operation[] = [];
  const undo: Operation[] = [];
  for (const operation of operations) {
    const outcome = apply(current, operation);
    if (outcome.kind !== "applied" || !outcome.changed) continue;
    const inverse = invert(current, operation);
    current = outcome.state;
    done.push(operation);
    undo.unshift(...inverse.map((one) => withWas(current, one)));
  }
  return { state: current, done, undo };
}

function withWas(state: DraftState, operation: Operation): Operation {
  if (operation.type === "insert" || operation.type === "move") return operation;
  return { ...operation, was: standingAt(state, operation) };
}

/** Whether what an operation says was there (`was`) still is. */
export function isStillThere(state: DraftState, operation: Operation): boolean {
  return !("was" in operation) || isSame(operation.was, standingAt(state, operation));
}
