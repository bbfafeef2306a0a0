import { z } from "zod";

/** A field's schema without its wrappers, whether it is optional, and its hints. */
export type FieldKind = { type: unknown; isOptional: boolean; hints: z.GlobalMeta };

/** Unwraps a field's schema, and collects its hints. */
export function kindOf(schema: unknown): FieldKind {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = kindOf(schema.unwrap());
    return { ...inner, isOptional: true, hints: { ...inner.hints, ...schema.meta() } };
  }
  const hints = schema instanceof z.ZodType ? schema.meta() : undefined;
  // The only pipe in block schemas also accepts a choice as a number (fields.ts, option).
  return { type: schema instanceof z.ZodPipe ? schema.def.out : schema, isOptional: false, hints: hints ?? {} };
}

/** @returns whether a model may fill an empty field. */
export function isWritten({ model }: z.GlobalMeta): boolean {
  return model !== "never" && model !== "quoted";
}

/** @returns whether a field, or anything in it, holds rich text. */
export function isRich(field: unknown): boolean {
  const { type, hints } = kindOf(field);
  if (type instanceof z.ZodArray) return isRich(type.element);
  return hints.control === "rich" || (type instanceof z.ZodObject && Object.values(type.shape).some(isRich));
}

/** @returns the fields of an object that a model is asked for: not those that only people may fill. */
export function askedFields(object: z.ZodObject): [name: string, field: unknown][] {
  return Object.entries(object.shape).filter(([, field]) => isAsked(field));
}

/** @returns whether a model is asked for a field, or for anything in it. */
export function isAsked(field: unknown): boolean {
  const { type, hints } = kindOf(field);
  return isWritten(hints) && !(type instanceof z.ZodObject && askedFields(type).length === 0);
}
