import { isSame, keyOf, valueAt, type DraftState, type Operation, type Path } from "#publishing";
import { carryOut } from "../document/carry-out.ts";

/** @returns the block that an operation is about. */
function blockKeyOf(operation: Operation): string | undefined {
  if (operation.type === "setMeta") return undefined;
  const isOfItem = operation.type === "insert" || operation.type === "remove" || operation.type === "move";
  return isOfItem && operation.in ? operation.in.key : operation.key;
}

function valueIn({ draft }: DraftState, key: string, path: Path): unknown {
  const block = draft.blocks.find((one) => keyOf(one) === key);
  return block && valueAt(block, path);
}

/**
 * Adds to a change that marks of values go with the values: whoever writes something else has said what is true. A mark that
 * the change sets itself stays.
 */
export function withMarksTaken(state: DraftState, operations: readonly Operation[]): readonly Operation[] {
  const keys = new Set(operations.map(blockKeyOf));
  const marks = state.draft.annotations.filter(({ key }) => keys.has(key));
  if (marks.length === 0) return operations;
  const after = carryOut(state, operations).state;
  const gone = marks.filter((mark) => {
    const isLeft = after.draft.annotations.includes(mark);
    return isLeft && !isSame(valueIn(state, mark.key, mark.path), valueIn(after, mark.key, mark.path));
  });
  const isAnew = ({ key, path }: { key: string; path: Path }) =>
    operations.some((one) => one.type === "annotate" && one.key === key && isSame(one.path, path));
  const taken = gone.filter((mark) => !isAnew(mark));
  return [...operations, ...taken.map(({ key, path }): Operation => ({ type: "annotate", key, path, text: null }))];
}
