import {
  blockKeyOf,
  findByKey,
  isFact,
  isSame,
  metaNameOf,
  tagIn,
  valueAt,
  type Annotation,
  type DraftState,
  type Operation,
} from "#publishing";
import { applyBatch } from "./document/apply-batch.ts";

/** @returns the value that a mark is on: of a block, or a meta tag. */
function markedIn(state: DraftState, { key, path }: Annotation): unknown {
  const name = metaNameOf({ key, path });
  if (name !== undefined) return tagIn(state, name);
  const block = findByKey(state.draft.blocks, key);
  return block && valueAt(block, path);
}

/**
 * Adds to a change the operations that clear the annotations of the values it changes, since rewriting a value settles
 * what is true. Annotations that the change sets itself stay, and so do confirmed samples of meta tags, which end with the
 * value.
 */
export function withAnnotationsCleared(state: DraftState, operations: readonly Operation[]): readonly Operation[] {
  const keys = new Set(operations.map((one) => blockKeyOf(one) ?? ""));
  const marks = state.draft.annotations.filter((mark) => keys.has(mark.key) && (mark.key !== "" || isFact(mark)));
  if (marks.length === 0) return operations;
  const after = applyBatch(state, operations).state;
  const gone = marks.filter((mark) => {
    const isLeft = after.draft.annotations.includes(mark);
    return isLeft && !isSame(markedIn(state, mark), markedIn(after, mark));
  });
  const isSetAgain = ({ key, path }: Pick<Annotation, "key" | "path">) =>
    operations.some((one) => one.type === "annotate" && one.key === key && isSame(one.path, path));
  const taken = gone.filter((mark) => !isSetAgain(mark));
  return [...operations, ...taken.map(({ key, path }): Operation => ({ type: "annotate", key, path, text: null }))];
}
