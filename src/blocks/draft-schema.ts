import { z } from "zod";

/**
 * Derives the *draft* strictness of a block's schema: any field may be absent or empty, a present one keeps its type,
 * its choices and its safe addresses (spec 5). Unknown fields survive.
 */
export function draftSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return draftSchema(asType(schema.unwrap())).nullish();
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, draftSchema(asType(field)).optional()]);
    return z.looseObject(Object.fromEntries(fields));
  }
  if (schema instanceof z.ZodArray) return z.array(draftSchema(asType(schema.element)));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => draftSchema(asType(option))));
  // The pipes of fields.ts are choices.
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodPipe) return z.union([schema, z.literal("")]);
  if (schema instanceof z.ZodString) return withoutMinLength(schema);
  return schema;
}

function withoutMinLength(schema: z.ZodString): z.ZodType {
  const checks = schema.def.checks?.filter((check) => check._zod.def.check !== "min_length");
  return schema.clone({ ...schema.def, checks });
}

/**
 * Narrows zod's core type, which wrappers declare for the schema inside them, to the full type.
 * @throws Error for a schema that isn't made with full zod.
 */
export function asType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error("A block schema can only contain Zod schemas");
}
