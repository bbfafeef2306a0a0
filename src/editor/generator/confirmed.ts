import type { OwnText } from "#ai";
import { isObjectList, keyOf, markedText, valueAt, type Annotation, type Path } from "#publishing";
import type { JsonObject } from "#shared";

/** @returns the field names on the way to a value, without the keys of items; the type is left out. */
function namesAlong(block: JsonObject, path: Path): string[] {
  return path.slice(1).filter((_name, at) => !isObjectList(valueAt(block, path.slice(0, at + 1))));
}

/** Finds the values of a block that somebody confirmed and that are still what they saw. */
export function confirmedIn(block: JsonObject, annotations: readonly Annotation[]): OwnText[] {
  return annotations.flatMap(({ key, path, text, kind }): OwnText[] => {
    if (kind !== "confirmed" || key !== keyOf(block)) return [];
    const value = valueAt(block, path);
    return markedText(value) === text ? [{ path: namesAlong(block, path), value }] : [];
  });
}
