import { asType, findBlock, layoutSchema } from "#blocks";
import { isObject, nameInWords, type JsonObject } from "#shared";
import { z } from "zod";
import { metaOf, schemaAt } from "./field-label.ts";
import { shapeOf, withoutWrapper } from "./operations/schema-shape.ts";
import type { Path } from "./operations/operation.ts";

/** One choice of a field with few possible values. */
export type Choice = { value: string; label: string };

/** @returns the choices of a field, labelled as people read them; undefined for a field of any other kind. */
export function choicesOf(optional: z.ZodType): Choice[] | undefined {
  const schema = asType(withoutWrapper(optional));
  // `option` of the blocks: a number counts as the choice with that name.
  const choice = schema instanceof z.ZodPipe ? asType(schema.def.out) : schema;
  if (!(choice instanceof z.ZodEnum)) return undefined;
  const { choices = {} } = metaOf(schema);
  return choice.options
    .map(String)
    .map((value) => ({ value, label: choices[value] ?? nameInWords(value.replaceAll("-", " ")) }));
}

/** @returns a value of a block with the labels of its choices in place of their values, to be shown. */
export function withChoiceLabels(block: JsonObject, path: Path, value: unknown): unknown {
  return path.length === 0 && isObject(value) ? labelBlock(value) : labelled(schemaAt(block, path), value);
}

function labelBlock(block: JsonObject): JsonObject {
  const schemaOf = (name: string) => (name === "layout" ? layoutSchema : findBlock(name)?.schema);
  return Object.fromEntries(Object.entries(block).map(([name, value]) => [name, labelled(schemaOf(name), value)]));
}

function labelled(schema: unknown, value: unknown): unknown {
  const { fields, element } = shapeOf(schema);
  if (Array.isArray(value)) return value.map((item) => labelled(element, item));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, labelled(fields.get(name), field)]));
  }
  const choices = schema instanceof z.ZodType ? choicesOf(schema) : undefined;
  return choices?.find((choice) => choice.value === String(value))?.label ?? value;
}
