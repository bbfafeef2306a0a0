import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { typeOf } from "./canonical.ts";
import { keyOf, type DraftState } from "./draft.ts";
import { FORBIDDEN, isObjectList } from "./keys.ts";
import type { Path } from "./operation.ts";
import { schemaBelow, shapeOf } from "./schema-shape.ts";
import { findRemoved } from "./tombstones.ts";

/** A path leads to a value, or to nothing yet (`missing`: how much of the path exists already). */
type Found = { kind: "value"; value: unknown; missing?: number };
/** It leads into something that was removed, or can't exist. */
type NotFound =
  | { kind: "removed"; key: string }
  | { kind: "fault"; message: string; path: Path; isOvertaken?: boolean };
export type ResolvedPath = Found | NotFound;

/** @returns whether the last name of a path can be set by itself; otherwise its parent has to be set. */
export function canBeNamed(path: Path): boolean {
  const name = path.at(-1) ?? "";
  return !FORBIDDEN.has(name) && (name !== "key" || path.length < 3);
}

function fault(message: string, path: Path): NotFound {
  return { kind: "fault", message, path };
}

/** The draft's structure here isn't the one that the path expects, but others may have changed it. */
function otherStructure(message: string, path: Path): NotFound {
  return { kind: "fault", message, path, isOvertaken: true };
}

/** Whether a path begins at the block's content, layout or anchor. */
function hasValidStart(block: JsonObject, path: Path): boolean {
  const [first = ""] = path;
  const type = typeOf(block);
  if (first === "id") return path.length === 1;
  return first === "layout" || (first === type && (path.length === 1 || findBlock(type) !== undefined));
}

/** Resolves a path inside a block. @param state the draft that the block is in, for its tombstones. */
export function resolvePath(block: JsonObject, path: Path, state: DraftState): ResolvedPath {
  const isGone = (name: string) => findRemoved(state, name, keyOf(block)) !== undefined;
  // The block may have been of another type before it was removed and brought back.
  if (!hasValidStart(block, path)) {
    return otherStructure("A path begins with the block’s type, layout or id", path.slice(0, 1));
  }
  let value: unknown = block;
  for (const [index, name] of path.entries()) {
    const soFar = path.slice(0, index + 1);
    if (typeof name !== "string" || FORBIDDEN.has(name)) return fault("This name can’t be part of a path", soFar);
    if (Array.isArray(value)) {
      if (!isObjectList(value)) return otherStructure("A list of plain values is one field", soFar);
      const item = value.find((one) => one.key === name);
      if (!item)
        return isGone(name) ? { kind: "removed", key: name } : otherStructure(`No item has the key ${name}`, soFar);
      value = item;
    } else if (value === undefined || value === null) {
      const gone = path.slice(index).find(isGone);
      if (gone) return { kind: "removed", key: gone };
      const item = itemBelow(block, path, index);
      return item === undefined
        ? { kind: "value", value: undefined, missing: index }
        : otherStructure(`No item has the key ${item}`, path);
    } else if (isObject(value)) {
      value = Object.hasOwn(value, name) ? value[name] : undefined;
    } else {
      return otherStructure("A plain value has no fields", soFar);
    }
  }
  return value === undefined ? { kind: "value", value, missing: path.length } : { kind: "value", value };
}

/** @returns the key of the first item that a path names from an index on, in lists that don't exist yet. */
function itemBelow(block: JsonObject, path: Path, from: number): string | undefined {
  let schema: unknown = findBlock(typeOf(block))?.schema;
  // The first name leads to the content, the layout or the anchor.
  for (const [index, name] of path.entries()) {
    if (index === 0 && name !== typeOf(block)) return undefined;
    if (index === 0) continue;
    if (shapeOf(schema).kind === "list" && index >= from) return name;
    schema = schemaBelow(schema, name);
  }
  return undefined;
}
