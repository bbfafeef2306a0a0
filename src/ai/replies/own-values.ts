import { z } from "zod";
import type { BlockDefinition } from "#blocks";
import { defaultsOf, sampleOf } from "#blocks/samples";
import { isObject } from "#shared";
import { kindOf } from "../schemas/field-kind.ts";

/** Distinguishes what a person wrote from a block's sample and from placeholders. */
export type OwnValues = {
  /** Whether a value holds a text that a person wrote. @param path field names only, without list indices. */
  isOwn: (value: unknown, path: readonly string[]) => boolean;
  /** Whether a value is only a placeholder, which says what to add. */
  isFallback: (value: unknown) => boolean;
};

type Text = { path: readonly string[]; text: string };

/** @returns whether a field is empty. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function textsIn(value: unknown, path: readonly string[] = []): Text[] {
  if (typeof value === "string") return value.trim() ? [{ path, text: value.trim() }] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, path));
  return isObject(value) ? Object.entries(value).flatMap(([name, field]) => textsIn(field, [...path, name])) : [];
}

/** The beginnings of a schema's placeholders; the topic that may follow differs. */
function fallbacksOf(schema: unknown): string[] {
  const { type, hints } = kindOf(schema);
  const own = textsIn(hints.fallback).map(({ text }) => text.replace(/(?:: \{\w+\})?\]$/, ""));
  if (type instanceof z.ZodArray) return [...own, ...fallbacksOf(type.element)];
  return type instanceof z.ZodObject ? [...own, ...Object.values(type.shape).flatMap(fallbacksOf)] : own;
}

const addressOf = ({ path, text }: Text) => JSON.stringify([...path, text]);

/** A value that a person confirmed as their own. `path`: field names only, without list indices. */
export type OwnText = { path: readonly string[]; value: unknown };

/** Collects the shipped values of a block type. @param confirmed samples that a person confirmed, and so made their own. */
export function ownValuesOf(
  { type, schema }: Pick<BlockDefinition, "type" | "schema">,
  confirmed: readonly OwnText[],
): OwnValues {
  const shipped = new Set([...textsIn(defaultsOf(type)), ...textsIn(sampleOf(type))].map(addressOf));
  for (const { path, value } of confirmed) for (const text of textsIn(value, path)) shipped.delete(addressOf(text));
  const fallbacks = fallbacksOf(schema);
  const isPlaceholder = ({ text }: Text) =>
    text.endsWith("]") &&
    fallbacks.some((start) => text.startsWith(start) && /^(?:: .*)?\]$/s.test(text.slice(start.length)));
  return {
    isOwn: (value, path) => textsIn(value, path).some((one) => !isPlaceholder(one) && !shipped.has(addressOf(one))),
    isFallback: (value) => {
      const texts = textsIn(value);
      return texts.length > 0 && texts.every(isPlaceholder);
    },
  };
}
