import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { z } from "zod";
import { typeOf } from "../operations/canonical.ts";
import { withoutWrapper } from "../operations/schema-shape.ts";
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
  /** The object that it belongs to, and the names of all its fields. */
  group: JsonObject;
  names: readonly string[];
};

/** @returns every field of a block's content; none of an unknown type, and of a block in whose place a shared one stands. */
export function fieldsIn(block: JsonObject): Field[] {
  const type = typeOf(block);
  return sharedEnd(block) ? [] : fieldsBelow(findBlock(type)?.schema, block[type], { path: [type] });
}

/** Where a value is, and what is said of models for all of it. */
type Around = { path: Path; model?: Field["model"] };

function fieldsBelow(schema: unknown, value: unknown, { path, model }: Around): Field[] {
  const type = withoutWrapper(schema);
  if (type instanceof z.ZodArray) {
    const items = isObjectList(value) ? value : [];
    return items.flatMap((item) => fieldsBelow(type.element, item, { path: [...path, keyOf(item)], model }));
  }
  if (!(type instanceof z.ZodObject) || !isObject(value)) return [];
  const names = Object.keys(type.shape);
  return names.flatMap((name) => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    const place = { path: path.concat(name), name, names, group: value };
    const field = fieldOf(type.shape[name], own, place, model);
    return [field].concat(fieldsBelow(type.shape[name], own, field));
  });
}

type Place = Pick<Field, "path" | "name" | "names" | "group">;

function fieldOf(schema: unknown, value: unknown, place: Place, inherited: Field["model"]): Field {
  const { control, model = inherited } = metaOf(schema);
  const text = typeof value === "string" ? value : "";
  const isOptional = schema instanceof z.ZodOptional;
  return { ...place, value, text, texts: textsOf(schema, value), control, model, isOptional };
}

function textsOf(schema: unknown, value: unknown): string[] {
  const type = withoutWrapper(schema);
  if (type instanceof z.ZodString) return typeof value === "string" ? [value] : [];
  const isList = type instanceof z.ZodArray && Array.isArray(value);
  return isList ? value.filter((one) => typeof one === "string") : [];
}
