import { findBlock } from "#blocks";
import { describeFields, type FieldSpec } from "./field-spec.ts";

/** @returns the fields of a block's content; none for an unknown type. */
export function blockFields(type: string): readonly FieldSpec[] {
  const schema = findBlock(type)?.schema;
  return schema ? describeFields(schema) : [];
}

/** Whether a field says how a block looks, not what it says. */
export function isOfStyle({ control }: FieldSpec): boolean {
  return control === "style" || control === "color";
}
