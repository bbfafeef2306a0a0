import { z } from "zod";

/** The inner structure that a schema describes: the fields of an object, in order, or the entries of a list. */
export type SchemaShape = {
  kind: "object" | "list" | "value" | "any";
  names: readonly string[];
  fields: ReadonlyMap<string, unknown>;
  element?: unknown;
};

const NOTHING_KNOWN: SchemaShape = { kind: "any", names: [], fields: new Map() };
const shapes = new WeakMap<object, SchemaShape>();

/** @returns the shape of a schema, optional or not; without a schema nothing is known. */
export function shapeOf(schema: unknown): SchemaShape {
  if (typeof schema !== "object" || schema === null) return NOTHING_KNOWN;
  const shape = shapes.get(schema) ?? readShape(schema);
  shapes.set(schema, shape);
  return shape;
}

/** @returns the schema inside an optional or nullable one. */
export function withoutWrapper(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? withoutWrapper(schema.unwrap()) : schema;
}

function readShape(optional: object): SchemaShape {
  const schema = withoutWrapper(optional);
  if (schema instanceof z.ZodArray) return { ...NOTHING_KNOWN, kind: "list", element: schema.element };
  if (!(schema instanceof z.ZodObject)) return { ...NOTHING_KNOWN, kind: "value" };
  const fields = new Map(Object.entries(schema.shape));
  return { kind: "object", names: [...fields.keys()], fields };
}

/** @returns the schema of a field of an object, or of any entry of a list; undefined where there is none. */
export function schemaBelow(schema: unknown, name: string): unknown {
  const shape = shapeOf(schema);
  return shape.kind === "list" ? shape.element : shape.fields.get(name);
}
