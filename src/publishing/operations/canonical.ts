import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { z } from "zod";
import type { Path } from "./operation.ts";

const ENVELOPE = ["id", "layout", "key"];

/** @returns the type of a stored block: its known one, else its first name beside id, layout and key. */
export function typeOf(block: JsonObject): string {
  const names = Object.keys(block).filter((name) => !ENVELOPE.includes(name));
  return names.find((name) => findBlock(name)) ?? names[0] ?? "";
}

/** @returns what an optional field's schema is about. */
export function withoutWrapper(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? withoutWrapper(schema.unwrap()) : schema;
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

/** Null in a field is its absence, as `set` takes a field away with it. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]));
}

function ordered(value: unknown, schema: unknown): unknown {
  const type = withoutWrapper(schema);
  if (Array.isArray(value)) {
    const element = type instanceof z.ZodArray ? type.element : undefined;
    return value.map((item) => ordered(item, element));
  }
  if (!isObject(value)) return value;
  const shape: Record<string, unknown> = type instanceof z.ZodObject ? type.shape : {};
  const names = orderedNames(value, Object.keys(shape));
  return Object.fromEntries(names.map((name) => [name, ordered(value[name], shape[name])]));
}

/** Puts a block into the one order of names in which drafts are stored and compared (interfaces 1, rule 8). */
export function canonicalBlock(block: JsonObject): JsonObject {
  const fields = Object.entries(block).filter(([, field]) => field !== null && field !== undefined);
  return orderedBlock(
    Object.fromEntries(fields.map(([name, field]) => [name, canonicalAt(block, [name], field)])),
    typeOf(block),
  );
}

function orderedBlock(block: JsonObject, type: string): JsonObject {
  return Object.fromEntries(orderedNames(block, [type, ...ENVELOPE]).map((name) => [name, block[name]]));
}

/** Brings a value that a path of a block leads to into canonical form. */
export function canonicalAt(block: JsonObject, path: Path, value: unknown): unknown {
  const type = typeOf(block);
  const isForeign = path[0] === type && !findBlock(type);
  // Content of an unknown type stays as it came, but for the order of its names.
  return ordered(isForeign ? value : withoutNulls(value), schemaAt(block, path));
}

/** @returns the schema of what a path of a block leads to; undefined where none says what it is. */
function schemaAt(block: JsonObject, path: Path): unknown {
  const [first, ...rest] = path;
  const type = typeOf(block);
  return first === type ? rest.reduce<unknown>(schemaBelow, findBlock(type)?.schema) : undefined;
}

/** @returns the schema of a field of an object, or of any item of a list. */
export function schemaBelow(schema: unknown, name: string): unknown {
  const type = withoutWrapper(schema);
  if (type instanceof z.ZodArray) return type.element;
  return type instanceof z.ZodObject && Object.hasOwn(type.shape, name) ? type.shape[name] : undefined;
}

/**
 * Changes what a path of a block leads to, making missing parents; undefined takes it away. The rest is shared with the
 * old block, and a canonical block stays canonical when `change` returns canonical values.
 */
export function changeAt(block: JsonObject, path: Path, change: (old: unknown) => unknown): JsonObject {
  const type = typeOf(block);
  const place = (value: JsonObject, depth: number) =>
    depth === 0 ? orderedBlock(value, type) : orderedFields(value, schemaAt(block, path.slice(0, depth)));
  const at = (value: unknown, depth: number): unknown => {
    const name = path[depth];
    if (name === undefined) return change(value);
    if (Array.isArray(value)) return value.map((item) => (item.key === name ? at(item, depth + 1) : item));
    const fields = isObject(value) ? value : {};
    const hasField = Object.hasOwn(fields, name);
    const next = at(hasField ? fields[name] : undefined, depth + 1);
    if (next !== undefined) return hasField ? { ...fields, [name]: next } : place({ ...fields, [name]: next }, depth);
    const { [name]: _gone, ...others } = fields;
    return others;
  };
  const changed = at(block, 0);
  return isObject(changed) ? changed : block;
}

function orderedFields(value: JsonObject, schema: unknown): JsonObject {
  const type = withoutWrapper(schema);
  const names = orderedNames(value, type instanceof z.ZodObject ? Object.keys(type.shape) : []);
  return Object.fromEntries(names.map((name) => [name, value[name]]));
}

/** @returns a value as JSON text that doesn't depend on the order of its names; undefined is null. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(ordered(value ?? null, undefined));
}

/** @returns whether two JSON values are the same, whatever the order of their names; undefined is null. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || isAlike(a ?? null, b ?? null);
}

function isAlike(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((one, index) => isSame(one, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  // JSON has no undefined: such a field isn't there.
  const names = Object.keys(a).filter((name) => a[name] !== undefined);
  if (names.length !== Object.values(b).filter((one) => one !== undefined).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && b[name] !== undefined && isSame(a[name], b[name]));
}
