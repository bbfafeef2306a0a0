import { z } from "zod";
import { findBlock } from "#blocks";
import { askedFields, kindOf } from "./field-kind.ts";

const KINDS: Readonly<Record<string, string>> = { link: "address", image: "address", icon: "icon", rich: "markdown" };

function formOf(schema: unknown): string {
  const { type, isOptional, hints } = kindOf(schema);
  const form = (hints.control && KINDS[hints.control]) ?? plainForm(type);
  return isOptional ? `${form}?` : form;
}

function plainForm(type: unknown): string {
  if (type instanceof z.ZodObject) return objectForm(type);
  if (type instanceof z.ZodArray) return `[${formOf(type.element)}]`;
  if (type instanceof z.ZodEnum) return type.options.map((option) => JSON.stringify(option)).join("|");
  if (type instanceof z.ZodUnion) return type.options.map(formOf).join("|");
  if (type instanceof z.ZodNumber) return "number";
  return type instanceof z.ZodBoolean ? "boolean" : "text";
}

function objectForm(type: z.ZodObject): string {
  const fields = askedFields(type).map(([name, field]) => `${JSON.stringify(name)}:${formOf(field)}`);
  return `{${fields.join(",")}}`;
}

/**
 * Writes the form of a block's reply briefly, for models whose provider doesn't enforce its schema:
 * `{"faq":{"headline":text,"items":[{"question":text,"category":text?}]}}`.
 * @returns undefined for an unknown type.
 */
export function blockReplyForm(type: string): string | undefined {
  const definition = findBlock(type);
  return definition && `{${JSON.stringify(type)}:${objectForm(definition.schema)}}`;
}
