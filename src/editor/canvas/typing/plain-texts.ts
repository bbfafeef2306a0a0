import { findBlock } from "#blocks";
import { typeOf, type Path } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { describeFields, type FieldSpec } from "../../form/field-spec.ts";

/** A filled text of a block: its path, its value, and its field. */
export type FieldText = { path: Path; value: string; spec: FieldSpec };

/** Which one a text is among equal texts on the page, in the order of the page. */
export type Occurrence = { index: number; count: number };

const ONLY: Occurrence = { index: 0, count: 1 };

/** @returns a text as it looks on the page, where whitespace collapses to one space. */
export function asRendered(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

function textsIn(fields: readonly FieldSpec[], content: unknown, path: readonly string[]): FieldText[] {
  if (!isObject(content)) return [];
  return fields.flatMap((spec): FieldText[] => {
    const value = content[spec.name];
    const here = [...path, spec.name];
    if (spec.control === "object") return textsIn(spec.fields, value, here);
    if (spec.control === "list") return Array.isArray(value) ? itemsIn(spec.fields, value, here) : [];
    return typeof value === "string" && value.trim() ? [{ path: here, value, spec }] : [];
  });
}

function itemsIn(fields: readonly FieldSpec[], items: readonly unknown[], path: readonly string[]): FieldText[] {
  return items.flatMap((item) => {
    const key = isObject(item) ? item.key : undefined;
    return typeof key === "string" ? textsIn(fields, item, [...path, key]) : [];
  });
}

/** @returns every filled text field of a block of the draft, in the order of its fields; none of an unknown type. */
export function fieldTexts(block: JsonObject): FieldText[] {
  const type = typeOf(block);
  const definition = findBlock(type);
  return definition ? textsIn(describeFields(definition.schema), block[type], [type]) : [];
}

/** An alt text is often the same as a name beside it, and is never shown. */
const isPlain = ({ spec }: FieldText) => !spec.altOf && (spec.control === "text" || spec.control === "textarea");
const isRich = ({ spec }: FieldText) => spec.control === "rich";

/**
 * Finds the field that a text on the page belongs to: the plain text of the block with exactly this value. Where the same
 * field of several items of a list has it, the page shows them in the order of the list.
 * @returns undefined when no field has it, or it is ambiguous.
 */
export function fieldSaying(block: JsonObject, rendered: string, occurrence = ONLY): FieldText | undefined {
  const wanted = asRendered(rendered);
  return oneOf(
    fieldTexts(block).filter((text) => isPlain(text) && asRendered(text.value) === wanted),
    occurrence,
  );
}

/** @returns the one of several fields with the same value that is rendered at an index; undefined when that is ambiguous. */
export function oneOf(found: readonly FieldText[], { index, count }: Occurrence): FieldText | undefined {
  if (found.length <= 1) return found[0];
  const isOneList = found.every(({ spec }) => spec === found[0]?.spec);
  return isOneList && found.length === count ? found[index] : undefined;
}

/**
 * Finds the first field, plain or formatted, that a text on the page may come from.
 * @param isFormatted whether it is part of formatted text.
 */
export function fieldHolding(block: JsonObject, rendered: string, isFormatted = false): FieldText | undefined {
  const wanted = asRendered(rendered);
  const mayBe = (text: FieldText) => isRich(text) || (!isFormatted && isPlain(text));
  return wanted === ""
    ? undefined
    : fieldTexts(block).find((text) => mayBe(text) && asRendered(text.value).includes(wanted));
}
