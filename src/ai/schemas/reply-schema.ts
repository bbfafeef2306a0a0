import { z } from "zod";
import { findBlock } from "#blocks";
import type { JsonObject } from "#shared";
import { askedFields, kindOf } from "./field-kind.ts";

/** @returns the schema of an object in the strict form: every field required, no additional ones. */
export function strictObject(properties: JsonObject): JsonObject {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

/** @returns a schema that also accepts null. */
export function orNull(schema: JsonObject): JsonObject {
  if (schema.anyOf) return { anyOf: [schema.anyOf, { type: "null" }].flat() };
  if (schema.type === "object") return { anyOf: [schema, { type: "null" }] };
  const choices = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  return { ...schema, ...choices, type: [schema.type, "null"] };
}

function schemaOf(schema: unknown): JsonObject {
  const { type, isOptional } = kindOf(schema);
  const plain = plainSchema(type);
  return isOptional ? orNull(plain) : plain;
}

function plainSchema(type: unknown): JsonObject {
  if (type instanceof z.ZodObject) return objectSchema(type);
  if (type instanceof z.ZodArray) return { type: "array", items: schemaOf(type.element) };
  if (type instanceof z.ZodEnum) return { type: "string", enum: type.options };
  if (type instanceof z.ZodUnion) return { anyOf: type.options.map(schemaOf) };
  if (type instanceof z.ZodNumber) return { type: type.isInt ? "integer" : "number" };
  if (type instanceof z.ZodBoolean) return { type: "boolean" };
  return { type: "string" };
}

function objectSchema(type: z.ZodObject): JsonObject {
  return strictObject(Object.fromEntries(askedFields(type).map(([name, field]) => [name, schemaOf(field)])));
}

/**
 * Derives the JSON Schema of a model's reply from a block's storage schema, in the strict form (docs/decisions/0010):
 * optional fields may be null; the form's hints and fields that a model may not write are left out. Anchor and layout
 * belong to the page.
 * @returns undefined for an unknown type.
 */
export function blockReplySchema(type: string): JsonObject | undefined {
  const definition = findBlock(type);
  return definition && strictObject({ [type]: objectSchema(definition.schema) });
}
