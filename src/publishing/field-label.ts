import { findBlock, layoutSchema } from "#blocks";
import { isObject, nameInWords, shorten, type JsonObject } from "#shared";
import { z } from "zod";
import { typeOf } from "./operations/canonical.ts";
import { withoutWrapper } from "./operations/schema-shape.ts";
import { isObjectList } from "./operations/keys.ts";
import type { Path } from "./operations/operation.ts";

/** A path in a block as people read it. */
type FieldLabelParts = {
  /** The block's label; for an unknown type its name. */
  label: string;
  /** The field below the block or its item: "Cta button › Text"; "" for the block itself. */
  field: string;
  /** The item of a list, with those that contain it: "section 2 (“Learn”), link 1"; "" outside lists. */
  item: string;
};

const TITLE_LENGTH = 40;

/** @returns the hints of a field's schema, whether the field is optional or not. */
export function metaOf(schema: unknown): z.GlobalMeta {
  if (!(schema instanceof z.ZodType)) return {};
  const inner = withoutWrapper(schema);
  return { ...(inner instanceof z.ZodType && inner !== schema && inner.meta()), ...schema.meta() };
}

/** @returns the label of a block of this type. */
export function labelOf(block: JsonObject): string {
  const type = typeOf(block);
  return findBlock(type)?.label ?? (type || "Block");
}

/** @returns a field's name in words: its title, else made of its name. */
function titleOf(schema: unknown, name: string): string {
  return metaOf(schema).title ?? nameInWords(name);
}

/** @returns an item's name: "question 2 (“What does it cost?”)"; a removed one has no number. */
function itemInWords(item: JsonObject | undefined, index: number, schema: unknown): string {
  const { itemLabel = "entry", itemTitle = "" } = metaOf(schema);
  const title = item?.[itemTitle];
  const name = index < 0 ? itemLabel : `${itemLabel} ${index + 1}`;
  return typeof title === "string" && title.trim() ? `${name} (“${shorten(title, TITLE_LENGTH)}”)` : name;
}

function insideOf(schema: unknown, name: string): unknown {
  const type = withoutWrapper(schema);
  return type instanceof z.ZodObject && Object.hasOwn(type.shape, name) ? type.shape[name] : undefined;
}

/** Where a block's path begins: its content, its layout or its anchor. */
function beginning(name: string): { schema: unknown; words: string[] } {
  if (name === "id") return { schema: undefined, words: ["Anchor"] };
  if (name === "layout") return { schema: layoutSchema, words: ["Layout"] };
  return { schema: findBlock(name)?.schema, words: [] };
}

/** How far a path has been followed: the schema there, the names since the last item, and the items. */
type Step = { schema: unknown; words: string[]; items: string[] };

function follow(block: JsonObject, [first = "", ...rest]: Path, removed?: JsonObject): Step {
  let value = block[first];
  const start: Step = { ...beginning(first), items: [] };
  return rest.reduce<Step>(({ schema, words, items }, name) => {
    const list = isObjectList(value) ? value : [];
    const index = list.findIndex(({ key }) => key === name);
    const type = withoutWrapper(schema);
    const isList = type instanceof z.ZodArray;
    const item = list[index] ?? (isList && removed?.key === name ? removed : undefined);
    value = item ?? (isObject(value) ? value[name] : undefined);
    if (!item && !isList) {
      const inner = insideOf(schema, name);
      return { schema: inner, words: [...words, titleOf(inner, name)], items };
    }
    const element = isList ? type.element : undefined;
    return { schema: element, words: [], items: [...items, itemInWords(item, index, schema)] };
  }, start);
}

/** @returns the schema of what a path of a draft's block leads to; undefined where none describes it. */
export function schemaAt(block: JsonObject, path: Path): unknown {
  return follow(block, path).schema;
}

/** @returns the hints of the field that a path leads to. */
export function metaAt(block: JsonObject, path: Path): z.GlobalMeta {
  return metaOf(schemaAt(block, path));
}

/**
 * Labels a path of a draft's block, in parts.
 * @param path with item keys; it may lead to something that doesn't exist.
 * @param removed an item that the path may lead to, although its list no longer has it.
 */
export function fieldLabelParts(block: JsonObject, path: Path, removed?: JsonObject): FieldLabelParts {
  const { words, items } = follow(block, path, removed);
  return { label: labelOf(block), field: words.join(" › "), item: items.join(", ") };
}

/** @returns the same as one text: "Question 2 (“What does it cost?”) › Answer". */
export function fieldLabel(block: JsonObject, path: Path): string {
  const { item, field, label } = fieldLabelParts(block, path);
  const text = [item, field].filter(Boolean).join(" › ") || label;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
