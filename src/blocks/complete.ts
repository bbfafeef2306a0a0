import { z } from "zod";
import { isObject, type JsonObject } from "#shared";
import { asType } from "./draft-schema.ts";

/** Fills what a draft lacks with empty values, so that a view always gets the full shape of its content. */
export type Complete = (value: unknown) => unknown;

/**
 * Makes the function that fills draft content up to the schema's shape: "" for text, [] for lists, the first choice of
 * an enum, {} filled for objects; optional fields stay away. Content is expected to have passed the draft schema.
 */
export function completeBy(schema: z.ZodType): Complete {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = completeBy(asType(schema.unwrap()));
    return (value) => (value === undefined || value === null ? undefined : inner(value));
  }
  if (schema instanceof z.ZodObject) return completeObject(schema);
  if (schema instanceof z.ZodArray) {
    const item = completeBy(asType(schema.element));
    return (value) => (Array.isArray(value) ? value.map((entry) => item(entry)) : []);
  }
  if (schema instanceof z.ZodEnum) return fallback(schema.options[0]);
  if (schema instanceof z.ZodString) return fallback("");
  if (schema instanceof z.ZodNumber) return fallback(0);
  if (schema instanceof z.ZodBoolean) return fallback(false);
  return (value) => value;
}

function completeObject(schema: z.ZodObject): Complete {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, completeBy(asType(field))] as const);
  return (value) => {
    const result: JsonObject = isObject(value) ? { ...value } : {};
    for (const [name, complete] of fields) {
      const filled = complete(result[name]);
      if (filled !== undefined) result[name] = filled;
      else delete result[name];
    }
    return result;
  };
}

function fallback(empty: unknown): Complete {
  return (value) => value ?? empty;
}
