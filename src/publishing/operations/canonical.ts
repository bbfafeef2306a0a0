import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import type { Path } from "./operation.ts";
import { schemaBelow, shapeOf } from "./schema-shape.ts";

const ENVELOPE = ["id", "layout", "key"];

/** @returns the type of a stored block: its known one, else its first name other than id, layout and key. */
export function typeOf(block: JsonObject): string {
  const names = Object.keys(block).filter((name) => !ENVELOPE.includes(name));
  return names.find((name) => findBlock(name)) ?? names[0] ?? "";
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Names in the schema's order, then the rest by code point. */
function orderedNames(value: JsonObject, first: readonly string[]): string[] {
  const known = first.filter((name) => Object.hasOwn(value, name));
  const rest = Object.keys(value).filter((name) => !first.includes(name));
  return [...known, ...rest.toSorted(byCodePoint)];
}

/** Puts the names of an object in order. @returns the same object when they already are. */
function inOrder<Value extends JsonObject>(value: Value, first: readonly string[]): Value {
  const names = orderedNames(value, first);
  const isOrdered = Object.keys(value).every((name, index) => name === names[index]);
  return isOrdered ? value : (Object.fromEntries(names.map((name) => [name, value[name]])) as Value);
}

/** Changes each field of an object. @returns the same object when none has changed. */
function mapFields(value: JsonObject, change: (field: unknown, name: string) => unknown): JsonObject {
  const entries = Object.entries(value);
  const changed = entries.map(([name, field]): [string, unknown] => [name, change(field, name)]);
  return changed.every(([, field], index) => field === entries[index]?.[1]) ? value : Object.fromEntries(changed);
}

/** Changes each entry of a list. @returns the same list when none has changed. */
function mapList(list: readonly unknown[], change: (entry: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.every((entry, index) => entry === list[index]) ? list : changed;
}

/** A null field counts as absent, as `set` removes a field with it. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return mapList(value, withoutNulls);
  if (!isObject(value)) return value;
  const isAbsent = (field: unknown) => field === null || field === undefined;
  const fields = Object.entries(value);
  const hasAbsent = fields.some(([, field]) => isAbsent(field));
  const present = hasAbsent ? Object.fromEntries(fields.filter(([, field]) => !isAbsent(field))) : value;
  return mapFields(present, withoutNulls);
}

function ordered(value: unknown, schema: unknown): unknown {
  const shape = shapeOf(schema);
  if (Array.isArray(value)) return mapList(value, (entry) => ordered(entry, shape.element));
  if (!isObject(value)) return value;
  return mapFields(inOrder(value, shape.names), (field, name) => ordered(field, shape.fields.get(name)));
}

/** Puts a block's names into the canonical order in which drafts are stored and compared. */
export function canonicalBlock(block: JsonObject): JsonObject {
  const absent = Object.entries(block).filter(([, field]) => field === null || field === undefined);
  const { ...present } = block;
  for (const [name] of absent) delete present[name];
  const type = typeOf(block);
  const changed = mapFields(present, (field, name) => canonicalIn(type, [name], field));
  return inOrder(changed, [type, ...ENVELOPE]);
}

/** Puts a value at a path of a block into canonical form. */
export function canonicalAt(block: JsonObject, path: Path, value: unknown): unknown {
  return canonicalIn(typeOf(block), path, value);
}

function canonicalIn(type: string, path: Path, value: unknown): unknown {
  const isForeign = path[0] === type && !findBlock(type);
  // Content of an unknown type stays as it is, except for the order of its names.
  return ordered(isForeign ? value : withoutNulls(value), schemaAt(type, path));
}

/** @returns the schema of what a path of a block of a type leads to; undefined where there is none. */
function schemaAt(type: string, path: Path): unknown {
  const [first, ...rest] = path;
  return first === type ? rest.reduce<unknown>(schemaBelow, findBlock(type)?.schema) : undefined;
}

/**
 * Changes what a path of a block leads to, creating missing parents; undefined removes it. The rest is shared with the
 * old block, and a canonical block stays canonical when `change` returns canonical values.
 */
export function changeAt(block: JsonObject, path: Path, change: (old: unknown) => unknown): JsonObject {
  const type = typeOf(block);
  const reorder = (value: JsonObject, depth: number) =>
    inOrder(value, depth === 0 ? [type, ...ENVELOPE] : shapeOf(schemaAt(type, path.slice(0, depth))).names);
  const at = (value: unknown, depth: number): unknown => {
    const name = path[depth];
    if (name === undefined) return change(value);
    if (Array.isArray(value)) return value.map((item) => (item.key === name ? at(item, depth + 1) : item));
    const fields = isObject(value) ? value : {};
    const hasField = Object.hasOwn(fields, name);
    const next = at(hasField ? fields[name] : undefined, depth + 1);
    if (next !== undefined) return hasField ? { ...fields, [name]: next } : reorder({ ...fields, [name]: next }, depth);
    const { [name]: _gone, ...others } = fields;
    return others;
  };
  const changed = at(block, 0);
  return isObject(changed) ? changed : block;
}

/** @returns a value as JSON text that doesn't depend on the order of its names; undefined is null. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(ordered(value ?? null, undefined));
}

/** @returns whether two JSON values are equal, regardless of the order of their names; undefined is null. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || isDeepEqual(a ?? null, b ?? null);
}

function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((one, index) => isSame(one, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  // JSON has no undefined: such a field is absent.
  const names = Object.keys(a).filter((name) => a[name] !== undefined);
  if (names.length !== Object.values(b).filter((one) => one !== undefined).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && b[name] !== undefined && isSame(a[name], b[name]));
}
