import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { z } from "zod";
import { typeOf } from "../operations/canonical.ts";
import { shapeOf, withoutWrapper } from "../operations/schema-shape.ts";
import { keyOf } from "../operations/draft.ts";
import { isObjectList } from "../operations/keys.ts";
import type { Path } from "../operations/operation.ts";
import { sharedEnd } from "../shared-blocks.ts";
import { metaOf } from "../field-label.ts";

/** A field that a block's schema knows, filled or not. */
export type Field = {
  path: Path;
  name: string;
  value: unknown;
  /** Its text; "" for a value that isn't text. */
  text: string;
  /** The texts of a field with free text, whether it holds one or a list; empty for a choice. */
  texts: readonly string[];
  /** The hints of its schema. */
  hints: z.GlobalMeta;
  /** What a model may say in it; lists and objects pass theirs on to their fields. */
  model?: z.GlobalMeta["model"];
  /** The object that it belongs to. */
  group: JsonObject;
  /** The names of the fields in it that describe this picture; undefined for one that never has alt text. */
  describedBy?: readonly string[];
};

const known = new WeakMap<JsonObject, Field[]>();

/**
 * @returns every field of a block's content; none for an unknown type or a block that the shared one replaces. Blocks of a
 * draft are never mutated, so each is read once.
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

/** The path of a value, and what a model may say in all of it. */
type Around = { path: Path; model?: Field["model"] };

function addFields(fields: Field[], schema: unknown, value: unknown, { path, model }: Around): void {
  const shape = shapeOf(schema);
  if (shape.kind === "list" && isObjectList(value)) {
    for (const item of value) addFields(fields, shape.element, item, { path: [...path, keyOf(item)], model });
  }
  if (shape.kind !== "object" || !isObject(value)) return;
  const descriptions = descriptionsIn(shape.fields);
  for (const [name, inner] of shape.fields) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    const { hints } = traitsOf(inner);
    const here = { path: [...path, name], model: hints.model ?? model };
    const text = typeof own === "string" ? own : "";
    const describedBy = descriptions.get(name);
    fields.push({ ...here, name, value: own, text, texts: textsOf(inner, own), hints, group: value, describedBy });
    addFields(fields, inner, own, here);
  }
}

const descriptionsByFields = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/** @returns for each picture of an object with alt text the names of the fields that describe it, read once. */
function descriptionsIn(fields: ReadonlyMap<string, unknown>): ReadonlyMap<string, readonly string[]> {
  const found = descriptionsByFields.get(fields) ?? readDescriptions(fields);
  descriptionsByFields.set(fields, found);
  return found;
}

function readDescriptions(fields: ReadonlyMap<string, unknown>): Map<string, string[]> {
  const described = new Map<string, string[]>();
  const hints = [...fields].map(([name, schema]) => [name, metaOf(schema)] as const);
  for (const [name, { altOf = [] }] of hints) for (const picture of altOf) described.set(picture, [name]);
  for (const [name, { captionOf = [] }] of hints) for (const picture of captionOf) described.get(picture)?.push(name);
  return described;
}

type Traits = { hints: z.GlobalMeta; holds: "text" | "texts" | "other" };

const traits = new WeakMap<object, Traits>();

/** A field's hints and what kind of text it holds, read once. */
function traitsOf(schema: unknown): Traits {
  const key = schema instanceof z.ZodType ? schema : z.unknown();
  const found = traits.get(key) ?? readTraits(key);
  traits.set(key, found);
  return found;
}

function readTraits(schema: z.ZodType): Traits {
  const type = withoutWrapper(schema);
  const holds = type instanceof z.ZodString ? "text" : type instanceof z.ZodArray ? "texts" : "other";
  return { hints: metaOf(schema), holds };
}

function textsOf(schema: unknown, value: unknown): string[] {
  const { holds } = traitsOf(schema);
  if (holds === "text") return typeof value === "string" ? [value] : [];
  const isList = holds === "texts" && Array.isArray(value);
  return isList ? value.filter((one) => typeof one === "string") : [];
}
