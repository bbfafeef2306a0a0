import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { z } from "zod";
import { typeOf } from "../operations/canonical.ts";
import { shapeOf, withoutWrapper } from "../operations/schema-shape.ts";
import { keyOf } from "../operations/draft.ts";
import { isObjectList } from "../operations/keys.ts";
import type { Path } from "../operations/operation.ts";
import { sharedEnd } from "../shared-frame.ts";
import { metaOf } from "../words.ts";

/** A field that a block's schema knows, filled or not. */
export type Field = {
  path: Path;
  name: string;
  value: unknown;
  /** What is in it; "" for what is not text. */
  text: string;
  /** The same of a field that people write freely, be it one text or a list of words; none of a choice. */
  texts: readonly string[];
  control?: z.GlobalMeta["control"];
  /** What a model may say in it; a list and an object hand theirs on to what they hold. */
  model?: z.GlobalMeta["model"];
  isOptional: boolean;
  /** Whether it is a switch that marks its group as a sample. */
  marksSample: boolean;
  /** The object that it belongs to, and in it the name of the field that says it in words. */
  group: JsonObject;
  altName?: string;
};

const known = new WeakMap<JsonObject, Field[]>();

/**
 * @returns every field of a block's content; none of an unknown type, and of a block in whose place a shared one is shown.
 * Blocks of a draft never change in place, so each is read once.
 */
export function fieldsIn(block: JsonObject): readonly Field[] {
  const found = known.get(block) ?? readFields(block);
  known.set(block, found);
  return found;
}

function readFields(block: JsonObject): Field[] {
  const type = typeOf(block);
  const fields: Field[] = [];
  if (!sharedEnd(block)) addFields(fields, findBlock(type)?.schema, block[type], { path: [type] });
  return fields;
}

/** Where a value is, and what is said of models for all of it. */
type Around = { path: Path; model?: Field["model"] };

function addFields(fields: Field[], schema: unknown, value: unknown, { path, model }: Around): void {
  const shape = shapeOf(schema);
  if (shape.kind === "list" && isObjectList(value)) {
    for (const item of value) addFields(fields, shape.element, item, { path: [...path, keyOf(item)], model });
  }
  if (shape.kind !== "object" || !isObject(value)) return;
  const altNames = altNamesOf(shape.fields);
  for (const [name, inner] of shape.fields) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    const { control, model: ownModel = model, isOptional, marksSample } = traitsOf(inner);
    const text = typeof own === "string" ? own : "";
    const here = { path: [...path, name], name, value: own, text, texts: textsOf(inner, own) };
    const said = { control, model: ownModel, isOptional, marksSample };
    fields.push({ ...here, ...said, group: value, altName: altNames.get(name) });
    addFields(fields, inner, own, { path: here.path, model: ownModel });
  }
}

const altNamesByFields = new WeakMap<object, ReadonlyMap<string, string>>();

/** @returns by the names of an object's pictures the names of the fields that say them in words, read once. */
function altNamesOf(fields: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> {
  const pairs = () =>
    [...fields].flatMap(([name, schema]) => (metaOf(schema).altOf ?? []).map((one) => [one, name] as const));
  const found = altNamesByFields.get(fields) ?? new Map(pairs());
  altNamesByFields.set(fields, found);
  return found;
}

type Traits = Pick<Field, "control" | "model" | "isOptional" | "marksSample"> & { holds: "text" | "texts" | "other" };

const traits = new WeakMap<object, Traits>();

/** What a field's schema says of it, read once. */
function traitsOf(schema: unknown): Traits {
  const key = schema instanceof z.ZodType ? schema : z.unknown();
  const found = traits.get(key) ?? readTraits(key);
  traits.set(key, found);
  return found;
}

function readTraits(schema: z.ZodType): Traits {
  const { control, model, marksSample = false } = metaOf(schema);
  const type = withoutWrapper(schema);
  const holds = type instanceof z.ZodString ? "text" : type instanceof z.ZodArray ? "texts" : "other";
  return { control, model, isOptional: schema instanceof z.ZodOptional, marksSample, holds };
}

function textsOf(schema: unknown, value: unknown): string[] {
  const { holds } = traitsOf(schema);
  if (holds === "text") return typeof value === "string" ? [value] : [];
  const isList = holds === "texts" && Array.isArray(value);
  return isList ? value.filter((one) => typeof one === "string") : [];
}
