import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { z } from "zod";
import { typeOf, withoutWrapper } from "../operations/canonical.ts";
import { keyOf } from "../operations/draft.ts";
import { isObjectList } from "../operations/keys.ts";
import type { Path } from "../operations/operation.ts";
import { sharedEnd } from "../shared-frame.ts";
import { metaOf } from "../words.ts";

/** A field that a block's schema knows, filled or not. */
export type Field = {
  path: Path;
  name: string;
  /** What is in it; "" for what is not text. */
  text: string;
  control?: z.GlobalMeta["control"];
  isOptional: boolean;
  /** The object that it belongs to, and the names of all its fields. */
  group: JsonObject;
  names: readonly string[];
};

/** @returns every field of a block's content; none of an unknown type, and of a block in whose place a shared one stands. */
export function fieldsIn(block: JsonObject): Field[] {
  const type = typeOf(block);
  return sharedEnd(block) ? [] : fieldsBelow(findBlock(type)?.schema, block[type], [type]);
}

function fieldsBelow(schema: unknown, value: unknown, path: Path): Field[] {
  const type = withoutWrapper(schema);
  if (type instanceof z.ZodArray) {
    const items = isObjectList(value) ? value : [];
    return items.flatMap((item) => fieldsBelow(type.element, item, [...path, keyOf(item)]));
  }
  if (!(type instanceof z.ZodObject) || !isObject(value)) return [];
  const names = Object.keys(type.shape);
  return names.flatMap((name) => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    const field = fieldOf(type.shape[name], own, { path: path.concat(name), name, names, group: value });
    return [field].concat(fieldsBelow(type.shape[name], own, field.path));
  });
}

function fieldOf(schema: unknown, value: unknown, place: Pick<Field, "path" | "name" | "names" | "group">): Field {
  const text = typeof value === "string" ? value : "";
  return { ...place, text, control: metaOf(schema).control, isOptional: schema instanceof z.ZodOptional };
}
