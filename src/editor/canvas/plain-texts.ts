import { findBlock } from "#blocks";
import { typeOf, type Path } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { describeFields, type FieldSpec } from "../form/field-spec.ts";

/** A plain text of a block: where it is, what it says, and how its field is called. */
export type PlainText = { path: Path; value: string; label: string };

/** @returns a text as it looks on the page, where breaks and rows of spaces are one space. */
function asDrawn(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

function textsIn(fields: readonly FieldSpec[], content: unknown, path: readonly string[]): PlainText[] {
  if (!isObject(content)) return [];
  return fields.flatMap((field): PlainText[] => {
    const value = content[field.name];
    const here = [...path, field.name];
    if (field.control === "object") return textsIn(field.fields, value, here);
    if (field.control === "list") return Array.isArray(value) ? itemsIn(field.fields, value, here) : [];
    const isPlain = field.control === "text" || field.control === "textarea";
    return isPlain && typeof value === "string" && value.trim() ? [{ path: here, value, label: field.label }] : [];
  });
}

function itemsIn(fields: readonly FieldSpec[], items: readonly unknown[], path: readonly string[]): PlainText[] {
  return items.flatMap((item) => {
    const key = isObject(item) ? item.key : undefined;
    return typeof key === "string" ? textsIn(fields, item, [...path, key]) : [];
  });
}

/** @returns every filled plain text of a block of the draft, in the order of its fields; none of an unknown type. */
export function plainTexts(block: JsonObject): PlainText[] {
  const type = typeOf(block);
  const definition = findBlock(type);
  return definition ? textsIn(describeFields(definition.schema), block[type], [type]) : [];
}

/**
 * Finds the field that a text on the page belongs to: the one plain text of the block that says exactly this.
 * @returns undefined when no field says it, or more than one does.
 */
export function fieldSaying(block: JsonObject, drawn: string): PlainText | undefined {
  const wanted = asDrawn(drawn);
  const [found, ...more] = plainTexts(block).filter(({ value }) => asDrawn(value) === wanted);
  return more.length === 0 ? found : undefined;
}
