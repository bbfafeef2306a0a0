import { z } from "zod";
import { findBlock, layoutSchema } from "#blocks";

/** The parts of JSON Schema that are used here. */
export type Schema = z.core.JSONSchema.BaseSchema;

/** Makes the JSON Schema of a block in the stored form; for an unknown type only what all blocks have. */
export function blockSchema(type: string): Schema {
  const options = { io: "input", unrepresentable: "any" } as const;
  const definition = findBlock(type);
  return {
    type: "object",
    properties: {
      [type]: definition ? { ...z.toJSONSchema(definition.schema, options), title: definition.label } : {},
      id: { type: "string", title: "Anchor", description: "Link to the block with # and this name" },
      layout: { ...z.toJSONSchema(layoutSchema, options), title: "Layout" },
    },
    required: [type],
  };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @returns the schema of what a path leads to; any index of a list has the same. */
export function schemaAt(schema: Schema | undefined, path: readonly string[]): Schema | undefined {
  const [name, ...rest] = path;
  if (name === undefined || !schema) return schema;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const items = /^\d+$/.test(name) && isSchema(schema.items) ? schema.items : undefined;
  const next = isSchema(property) ? property : items;
  if (next) return schemaAt(next, rest);
  const branches = [schema.anyOf, schema.oneOf].flat().filter(isSchema);
  return branches.map((branch) => schemaAt(branch, path)).find(Boolean);
}

/** @returns the values that a schema allows, as JSON, where there are only a few. */
export function valuesOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  if (schema.type === "boolean") return ["true", "false"];
  return [schema.anyOf, schema.oneOf].flat().filter(isSchema).flatMap(valuesOf);
}

/** @returns the names of an object's fields with their schemas. */
export function fieldsOf(schema: Schema | undefined): [name: string, field: Schema][] {
  const entries = Object.entries(schema?.properties ?? {});
  return entries.filter((entry): entry is [string, Schema] => isSchema(entry[1]));
}

/** The initial value of a new field, as JSON. */
export function emptyValue(schema: Schema): string {
  const [first] = valuesOf(schema);
  if (schema.type === "boolean") return "true";
  if (first !== undefined) return first;
  const empty: Readonly<Record<string, string>> = {
    object: "{}",
    array: "[]",
    string: '""',
    number: "0",
    integer: "0",
  };
  return empty[String(schema.type)] ?? '""';
}

/** @returns lines that describe a field: its title, its kind or choices, and its description. */
export function describeSchema(schema: Schema): string[] {
  const values = schema.type === "boolean" ? [] : valuesOf(schema);
  const kinds: Readonly<Record<string, string>> = {
    string: "text",
    integer: "a whole number",
    number: "a number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
  };
  const kind = values.length > 0 ? `one of ${values.join(", ")}` : kinds[String(schema.type)];
  return [schema.title, kind, schema.description].filter((line) => typeof line === "string");
}
