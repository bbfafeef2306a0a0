import { z } from "zod";
import { isObject, type JsonObject } from "#shared";
import { asType } from "./draft-schema.ts";

/**
 * Turns stored content into the full shape that a view gets. `path` names the place in the content for error messages.
 * @throws Error with a message for people where a value has the wrong type.
 */
export type Complete = (value: unknown, path: string) => unknown;

/**
 * Makes the function that fills content up to the schema's shape in one walk: "" for text, [] for lists, the first
 * choice of an enum, {} filled for objects; optional fields stay away and unknown fields stay as they are. Safe
 * addresses and lengths are not its business: they are checked when content is stored and where an address is drawn.
 */
export function completeBy(schema: z.ZodType): Complete {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const type = asType(schema.unwrap());
    const inner = completeBy(type);
    const isUnset = (value: unknown) => value === undefined || value === null || (value === "" && isChoice(type));
    return (value, path) => (isUnset(value) ? undefined : inner(value, path));
  }
  if (schema instanceof z.ZodObject) return completeObject(schema);
  if (schema instanceof z.ZodArray) return completeList(schema);
  if (schema instanceof z.ZodEnum) return completeChoice(schema.options.map(String));
  if (schema instanceof z.ZodPipe) return completeOption(completeBy(asType(schema.def.out)));
  if (schema instanceof z.ZodString) return completeValue("string", "", "text");
  if (schema instanceof z.ZodNumber) return completeValue("number", 0, "a number");
  if (schema instanceof z.ZodBoolean) return completeValue("boolean", false, "true or false");
  return (value) => value;
}

function isChoice(schema: z.ZodType): boolean {
  return schema instanceof z.ZodEnum;
}

function refuse(path: string, expected: string): never {
  throw new Error(`${path || "content"}: must be ${expected}`);
}

function completeObject(schema: z.ZodObject): Complete {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, completeBy(asType(field))] as const);
  return (value, path) => {
    if (value !== undefined && value !== null && !isObject(value)) refuse(path, "an object");
    const result: JsonObject = { ...value };
    for (const [name, complete] of fields) {
      const filled = complete(result[name], path ? `${path}.${name}` : name);
      if (filled !== undefined) result[name] = filled;
      else if (name in result) delete result[name];
    }
    return result;
  };
}

function completeList(schema: z.ZodArray): Complete {
  const item = completeBy(asType(schema.element));
  return (value, path) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) return refuse(path, "a list");
    return value.map((entry, index) => item(entry, `${path}.${index}`));
  };
}

function completeChoice(choices: string[]): Complete {
  return (value, path) => {
    if (value === undefined || value === null || value === "") return choices[0];
    return typeof value === "string" && choices.includes(value) ? value : refuse(path, `one of ${choices.join(", ")}`);
  };
}

/** `option` of fields.ts, the one pipe of the schemas: a number stands for the choice of that name. */
function completeOption(choice: Complete): Complete {
  return (value, path) => choice(typeof value === "number" ? String(value) : value, path);
}

function completeValue(type: "string" | "number" | "boolean", empty: unknown, expected: string): Complete {
  return (value, path) => {
    if (value === undefined || value === null) return empty;
    return typeof value === type ? value : refuse(path, expected);
  };
}
