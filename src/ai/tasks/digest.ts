import { z } from "zod";
import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { askedFields, kindOf } from "../schemas/field-kind.ts";

/** How much is shown of a list and of a text. */
type Limits = { items: number; text: number };

const NEIGHBOUR: Limits = { items: 20, text: 300 };
/** Tried in this order for a block that is rewritten: as much of it as fits. */
const TEXT_LIMITS = [4000, 1500, 500, 150];
const MAX_ITEMS = 200;

/** @returns the parts of a value that a model may write, with shortened texts; undefined when there are none. */
function shortened(schema: unknown, value: unknown, limits: Limits): unknown {
  const { type } = kindOf(schema);
  if (type instanceof z.ZodObject) return isObject(value) ? shortenedFields(type, value, limits) : undefined;
  if (type instanceof z.ZodArray) {
    return Array.isArray(value)
      ? value.slice(0, limits.items).map((item) => shortened(type.element, item, limits) ?? null)
      : undefined;
  }
  if (typeof value === "string")
    return value.length > limits.text ? `${value.slice(0, limits.text)} …` : value || undefined;
  return typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

function shortenedFields(type: z.ZodObject, value: JsonObject, limits: Limits): JsonObject | undefined {
  const fields = askedFields(type)
    .map(([name, field]) => [name, Object.hasOwn(value, name) ? shortened(field, value[name], limits) : undefined])
    .filter(([, field]) => field !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/**
 * Writes a block's copy as JSON for a prompt: only what a model may write, without keys, layout and settings.
 * @returns "" for an unknown type, and for a block without copy.
 */
function digest(type: string, content: unknown, limits: Limits): string {
  const definition = findBlock(type);
  const copy = definition && isObject(content) ? shortenedFields(definition.schema, content, limits) : undefined;
  return copy ? JSON.stringify({ [type]: copy }) : "";
}

/** The copy of a block that is rewritten: whole where `max` characters are enough, else with its longest texts shortened. */
export function contentDigest(type: string, content: unknown, max: number): string {
  let written = "";
  for (const text of [max, ...TEXT_LIMITS]) {
    written = digest(type, content, { items: MAX_ITEMS, text });
    if (written.length <= max) break;
  }
  return written.slice(0, max);
}

/** The beginnings of the copy of a block in the stored form, for the prompt of a neighbour. */
export function blockDigest(block: JsonObject): string {
  const type = Object.keys(block).find((name) => findBlock(name));
  return type ? digest(type, block[type], NEIGHBOUR) : "";
}
