import { z } from "zod";
import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { askedFields, kindOf } from "../schemas/field-kind.ts";

const MAX_ITEMS = 20;

/** @returns the parts of a value that a model may write, with shortened texts; undefined when there are none. */
function shortened(schema: unknown, value: unknown, maxText: number): unknown {
  const { type } = kindOf(schema);
  if (type instanceof z.ZodObject) return isObject(value) ? shortenedFields(type, value, maxText) : undefined;
  if (type instanceof z.ZodArray) {
    return Array.isArray(value)
      ? value.slice(0, MAX_ITEMS).map((item) => shortened(type.element, item, maxText) ?? null)
      : undefined;
  }
  if (typeof value === "string") return value.length > maxText ? `${value.slice(0, maxText)} …` : value || undefined;
  return typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

function shortenedFields(type: z.ZodObject, value: JsonObject, maxText: number): JsonObject | undefined {
  const fields = askedFields(type)
    .map(([name, field]) => [name, Object.hasOwn(value, name) ? shortened(field, value[name], maxText) : undefined])
    .filter(([, field]) => field !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/**
 * Writes a block's copy as JSON for a prompt: only what a model may write, without keys, layout and settings.
 * @returns "" for an unknown type, and for a block without copy.
 */
export function contentDigest(type: string, content: unknown, maxText: number): string {
  const definition = findBlock(type);
  const digest = definition && isObject(content) ? shortenedFields(definition.schema, content, maxText) : undefined;
  return digest ? JSON.stringify({ [type]: digest }) : "";
}

/** The same for a block in the stored form. */
export function blockDigest(block: JsonObject, maxText: number): string {
  const type = Object.keys(block).find((name) => findBlock(name));
  return type ? contentDigest(type, block[type], maxText) : "";
}
