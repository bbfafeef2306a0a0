import { isObject, type JsonObject } from "#shared";
import { orNull, strictObject } from "./reply-schema.ts";

/** The schema of one property of several objects; nullable where one of them lacks it. */
function fieldSchema(objects: readonly JsonObject[], name: string): JsonObject {
  const values = objects.map((object) => object[name]).filter((value) => value !== undefined && value !== null);
  const schema = schemaOfAll(values);
  return values.length < objects.length ? orNull(schema) : schema;
}

function schemaOfAll(values: readonly unknown[]): JsonObject {
  const lists = values.filter(Array.isArray);
  if (lists.length > 0) return { type: "array", items: schemaOfAll(lists.flat().filter((item) => item !== null)) };
  const objects = values.filter(isObject);
  if (objects.length === 0) return { type: "string" };
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return strictObject(Object.fromEntries(names.map((name) => [name, fieldSchema(objects, name)])));
}

/** Makes the JSON Schema, in the strict form, of copy that is rewritten: its own names, and texts. */
export function copySchema(copy: JsonObject): JsonObject {
  return schemaOfAll([copy]);
}
