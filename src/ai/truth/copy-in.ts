import { z } from "zod";
import { findBlock } from "#blocks";
import { isObject } from "#shared";
import { kindOf } from "../schemas/field-kind.ts";

/** A text that people read, and its path; `says` is what its field is about, where that isn't copy. */
export type Copy = { path: (string | number)[]; text: string; says?: z.GlobalMeta["says"] };

const ADDRESS = /^(?:(?:https?:|mailto:|tel:|data:|\/)\S*|#[a-z][\w-]*)$/i;
/** Controls of fields that hold prose; those of others hold choices, addresses and icons. */
const WRITTEN: ReadonlySet<z.GlobalMeta["control"]> = new Set([undefined, "text", "textarea", "rich"]);

/** A value that is still to be read: its parent, its name, and its schema where that is known. */
type Rest = { parent?: Rest; name: string | number; value: unknown; schema?: unknown };

/** Whether people read what a field holds, by what its schema says; all of a value without a schema. */
function isRead(schema: unknown): boolean {
  const { hints } = kindOf(schema);
  return hints.says !== "nothing" && hints.onValue === undefined && WRITTEN.has(hints.control);
}

function textOf({ value, schema }: Rest): string | undefined {
  const { type, hints } = kindOf(schema);
  const isFigure = hints.says === "figure" && typeof value === "number" && Number.isFinite(value);
  if (isFigure) return String(value);
  const isText = typeof value === "string" && (schema === undefined || type instanceof z.ZodString);
  return isText && !ADDRESS.test(value) ? value : undefined;
}

function pathOf(rest: Rest): (string | number)[] {
  const path: (string | number)[] = [];
  for (let one = rest; one.parent; one = one.parent) path.push(one.name);
  return path.toReversed();
}

/** @returns the schema of each field that people read: of a block by its type, of an object by its own schema. */
function fieldsOf({ parent, value, schema }: Rest): (readonly [name: string, schema: unknown])[] {
  const { type } = kindOf(schema);
  if (type instanceof z.ZodObject) return Object.entries(type.shape);
  const names = isObject(value) && schema === undefined ? Object.keys(value) : [];
  const types = parent ? [] : names.filter((name) => findBlock(name));
  return (types.length > 0 ? types : names).map((name) => [name, parent ? undefined : findBlock(name)?.schema]);
}

function childrenOf(parent: Rest): Rest[] {
  const { value, schema } = parent;
  if (Array.isArray(value)) {
    const { type } = kindOf(schema);
    const element = type instanceof z.ZodArray ? type.element : undefined;
    return value.map((item: unknown, name) => ({ parent, name, value: item, schema: element }));
  }
  if (!isObject(value)) return [];
  return fieldsOf(parent)
    .filter(([name, field]) => Object.hasOwn(value, name) && isRead(field))
    .map(([name, field]) => ({ parent, name, value: value[name], schema: field }));
}

/**
 * @param content a block in its stored form, of which the fields of its type are read; or any content, read as a whole.
 * @returns the texts in order, without addresses, choices, icons and layout. Ends on content of any shape.
 */
export function copyIn(content: unknown): Copy[] {
  const copies: Copy[] = [];
  const seen = new Set<unknown>();
  const rest: Rest[] = [{ name: "", value: content }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const text = textOf(next);
    if (text !== undefined) copies.push({ path: pathOf(next), text, says: kindOf(next.schema).hints.says });
    if (typeof next.value !== "object" || next.value === null || seen.has(next.value)) continue;
    seen.add(next.value);
    for (const child of childrenOf(next).toReversed()) rest.push(child);
  }
  return copies;
}

/** @returns what people read of content, as `copyIn` finds it. */
export function copyTexts(content: unknown): string[] {
  return copyIn(content).map(({ text }) => text);
}
