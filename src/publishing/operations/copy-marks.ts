import type { JsonObject } from "#shared";
import type { MetaTag } from "../page.ts";
import { keyOf, metaNameOf, type Annotation } from "./draft.ts";
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
  const key = keyOf(copy);
  return marks.map((mark) => annotate({ ...mark, key, path: pathOf(mark.path) }));
}

/** Makes the operations that copy the annotations of meta tags with them. */
export function copyTagMarks(metaTags: readonly MetaTag[], annotations: readonly Annotation[]): Operation[] {
  const names = new Set(metaTags.map(({ name }) => name));
  return annotations.filter((mark) => names.has(metaNameOf(mark) ?? "")).map(annotate);
}

function annotate({ key, path, text, kind }: Annotation): Operation {
  return { type: "annotate", key, path, text, ...(kind && { kind }) };
}
