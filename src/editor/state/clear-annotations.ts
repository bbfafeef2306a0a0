import { applyBatch } from "#drafts";
import { blockKeyOf, findByKey, isSame, valueAt, type DraftState, type Operation, type Path } from "#publishing";

function valueIn({ draft }: DraftState, key: string, path: Path): unknown {
  const block = findByKey(draft.blocks, key);
  return block && valueAt(block, path);
}

/**
 * Adds to a change the operations that clear the annotations of the values it changes, since rewriting a value settles
 * what is true. Annotations that the change sets itself stay.
 */
export function withAnnotationsCleared(state: DraftState, operations: readonly Operation[]): readonly Operation[] {
  const keys = new Set(operations.map(blockKeyOf));
  const marks = state.draft.annotations.filter(({ key }) => keys.has(key));
  if (marks.length === 0) return operations;
  const after = applyBatch(state, operations).state;
  const gone = marks.filter((mark) => {
    const isLeft = after.draft.annotations.includes(mark);
    return isLeft && !isSame(valueIn(state, mark.key, mark.path), valueIn(after, mark.key, mark.path));
  });
  const isSetAgain = ({ key, path }: { key: string; path: Path }) =>
    operations.some((one) => one.type === "annotate" && one.key === key && isSame(one.path, path));
  const taken = gone.filter((mark) => !isSetAgain(mark));
  return [...operations, ...taken.map(({ key, path }): Operation => ({ type: "annotate", key, path, text: null }))];
}
