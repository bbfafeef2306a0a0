import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { z } from "zod";

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
  const type = typeOf(block);
  const schema = findBlock(type)?.schema;
  const names = orderedNames(block, [type, ...ENVELOPE]);
  // Content of an unknown type stays as it came, but for the order of its names.
  const clean = (name: string) => (name === type && !schema ? block[name] : withoutNulls(block[name]));
  return Object.fromEntries(
    names
      .filter((name) => block[name] !== null && block[name] !== undefined)
      .map((name) => [name, ordered(clean(name), name === type ? schema : undefined)]),
  );
}

/** @returns a value as JSON text that doesn't depend on the order of its names; undefined is null. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(ordered(value ?? null, undefined));
}

/** @returns whether two JSON values are the same, whatever the order of their names; undefined is null. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b);
}
