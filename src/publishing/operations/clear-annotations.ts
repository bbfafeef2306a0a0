import { finish, type Steps } from "#shared";
import { blockKeyOf } from "./address.ts";
import { apply } from "./apply.ts";
import { isSame } from "./canonical.ts";
import { findByKey, isFact, markAddress, metaNameOf, tagIn, type Annotation, type DraftState } from "./draft.ts";
import type { Operation } from "./operation.ts";
import { valueAt } from "./value-at.ts";

/** @returns the value that a mark is on: of a block, or a meta tag. */
function markedIn(state: DraftState, { key, path }: Annotation): unknown {
  const name = metaNameOf({ key, path });
  if (name !== undefined) return tagIn(state, name);
  const block = findByKey(state.draft.blocks, key);
  return block && valueAt(block, path);
}

/**
 * Adds to a change the operations that clear the annotations of the values it changes, since rewriting a value settles
 * what is true. Annotations that the change sets itself stay, and so do those of what it removes, which may come back, and
 * confirmed samples of meta tags, which end with the value.
 */
export function withAnnotationsCleared(state: DraftState, operations: readonly Operation[]): readonly Operation[] {
  return finish(clearedInSteps(state, operations));
}

/** The same, step by step, for changes of a whole draft. */
export function* clearedInSteps(state: DraftState, operations: readonly Operation[]): Steps<readonly Operation[]> {
  const keys = new Set(operations.map((one) => blockKeyOf(one) ?? ""));
  const marks = state.draft.annotations.filter((mark) => keys.has(mark.key) && (mark.key !== "" || isFact(mark)));
  if (marks.length === 0) return operations;
  const after = yield* appliedInSteps(state, operations);
  const left = new Set(after.draft.annotations);
  const setAgain = new Set(operations.flatMap((one) => (one.type === "annotate" ? [markAddress(one)] : [])));
  const cleared: Operation[] = [];
  for (const mark of marks) {
    yield;
    if (!left.has(mark) || setAgain.has(markAddress(mark))) continue;
    if (isSame(markedIn(state, mark), markedIn(after, mark))) continue;
    const { key, path } = mark;
    const clear: Operation = { type: "annotate", key, path, text: null };
    if (apply(after, clear).kind === "applied") cleared.push(clear);
  }
  return [...operations, ...cleared];
}

/** @returns a draft after as many of these operations as it accepts. */
export function* appliedInSteps(state: DraftState, operations: readonly Operation[]): Steps<DraftState> {
  let current = state;
  for (const operation of operations) {
    yield;
    const outcome = apply(current, operation);
    if (outcome.kind === "applied") current = outcome.state;
  }
  return current;
}
