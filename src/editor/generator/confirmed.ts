import type { OwnText } from "#ai";
import { isObjectList, keyOf, markedText, valueAt, type Annotation, type Path } from "#publishing";
import type { JsonObject } from "#shared";

/** @returns the field names of a path, without the type and the keys of items. */
function namesAlong(block: JsonObject, path: Path): string[] {
  return path.slice(1).filter((_name, at) => !isObjectList(valueAt(block, path.slice(0, at + 1))));
}

/** Finds the values of a block that someone confirmed and that haven't changed since. */
export function confirmedIn(block: JsonObject, annotations: readonly Annotation[]): OwnText[] {
  return annotations.flatMap(({ key, path, text, kind }): OwnText[] => {
    if (kind !== "confirmed" || key !== keyOf(block)) return [];
    const value = valueAt(block, path);
    return markedText(value) === text ? [{ path: namesAlong(block, path), value }] : [];
  });
}
