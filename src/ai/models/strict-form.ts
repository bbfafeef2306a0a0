import { isObject, type JsonObject } from "#shared";

const nullable = (schema: unknown) => ({ anyOf: [schema, { type: "null" }] });

function withAllRequired(schema: JsonObject, properties: JsonObject): JsonObject {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(properties).map(([name, inner]) => {
    const strict = toStrictForm(inner);
    return [name, required.includes(name) ? strict : nullable(strict)] as const;
  });
  return {
    ...schema,
    properties: Object.fromEntries(fields),
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function withStrictParts(schema: JsonObject): JsonObject {
  const kept = Object.entries(schema).filter(([name]) => name !== "default" && name !== "$schema");
  return Object.fromEntries(kept.map(([name, inner]) => [name, name === "enum" ? inner : toStrictForm(inner)]));
}

/** @returns a JSON Schema in the strict form (docs/decisions/0010): every property required, optional ones nullable. */
export function toStrictForm(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toStrictForm);
  if (!isObject(schema)) return schema;
  return isObject(schema.properties) ? withAllRequired(schema, schema.properties) : withStrictParts(schema);
}

/** @returns `value` without the properties that are null, at any depth. */
export function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropNulls);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([name, inner]) => [name, dropNulls(inner)]));
}
