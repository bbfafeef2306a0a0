import type { JsonObject } from "#shared";
import { keyOf, type Annotation } from "./draft.ts";
import { isObjectList, itemsIn } from "./keys.ts";
import type { Operation, Path } from "./operation.ts";
import { valueAt } from "./value-at.ts";

/**
 * Makes the operations that copy a block's annotations to its copy: a fact that nobody has confirmed stays
 * unconfirmed, however often it is copied.
 * @param copy the same block with other keys.
 */
export function copyMarks(original: JsonObject, copy: JsonObject, annotations: readonly Annotation[]): Operation[] {
  const marks = annotations.filter(({ key }) => key !== "" && key === keyOf(original));
  if (marks.length === 0) return [];
  const copies = itemsIn(copy);
  const keys = new Map(itemsIn(original).map(({ key }, index) => [key, copies[index]?.key ?? key]));
  const pathOf = (path: Path) =>
    path.map((name, depth) =>
      isObjectList(valueAt(original, path.slice(0, depth))) ? (keys.get(name) ?? name) : name,
    );
  return marks.map(({ path, text, kind }): Operation => {
    const key = keyOf(copy);
    const mark: Operation = { type: "annotate", key, path: pathOf(path), text };
    return kind ? Object.assign(mark, { kind }) : mark;
  });
}
