import { z } from "zod";
import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { isWritten, kindOf } from "../schemas/field-kind.ts";
import { isEmpty, ownValuesOf, type OwnText, type OwnValues } from "./own-values.ts";
import type { NotePath } from "./reading.ts";

/** Content that a model wrote, merged with the parts of the old content that stay. */
export type WithOwn = { content: JsonObject; /** The people and items that stay as they were. */ kept: NotePath[] };

/** Where a value is: `path` with list indices, `names` without. */
type Position = { path: NotePath; names: readonly string[] };
type Merge = OwnValues & { kept: NotePath[] };

const inside = ({ path, names }: Position, name: string): Position => ({
  path: [...path, name],
  names: [...names, name],
});
const itemAt = ({ path, names }: Position, index: number): Position => ({ path: [...path, index], names });
const filled = (fields: JsonObject) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

/** Whether an object describes a person, whom a model doesn't know. */
function isPerson(object: z.ZodObject): boolean {
  return Object.values(object.shape).some((field) => {
    const { model, fallback } = kindOf(field).hints;
    return typeof fallback === "string" && (model === "quoted" || model === "known");
  });
}

/** Whether anything in a field is about people. */
function isAboutPeople(field: unknown): boolean {
  const { type, hints } = kindOf(field);
  if (hints.model === "quoted" || hints.model === "known") return true;
  if (type instanceof z.ZodArray) return isAboutPeople(type.element);
  return type instanceof z.ZodObject && Object.values(type.shape).some(isAboutPeople);
}

/** Whether an item is useless without its picture, as in a gallery. */
function needsPicture(element: z.ZodObject): boolean {
  return Object.values(element.shape).some((field) => {
    const { hints, isOptional } = kindOf(field);
    return hints.control === "image" && !isOptional;
  });
}

/** Whether a field describes a picture that stays: then its text stays too. */
function isAboutKept(field: unknown, old: JsonObject, written: JsonObject): boolean {
  const pictures = kindOf(field).hints.altOf ?? [];
  return pictures.some((name) => !isEmpty(old[name]) && isEmpty(written[name]));
}

function keepInFields(
  object: z.ZodObject,
  old: JsonObject,
  written: JsonObject,
  position: Position,
  merge: Merge,
): JsonObject {
  const names = [...new Set([...Object.keys(written), ...Object.keys(old)])];
  const fields = names.map((name) => {
    const field = Object.hasOwn(object.shape, name) ? object.shape[name] : undefined;
    const isKept = field === undefined || isAboutKept(field, old, written);
    return [
      name,
      isKept ? old[name] : keepInField(field, old[name], written[name], inside(position, name), merge),
    ] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function keepInField(field: unknown, old: unknown, written: unknown, position: Position, merge: Merge): unknown {
  const { type, hints, isOptional } = kindOf(field);
  if (isEmpty(old)) return written;
  if (isEmpty(written) && !isOptional) return old;
  const isOpen = isEmpty(written) || merge.isFallback(written);
  if (!isWritten(hints)) {
    const isReplaced = merge.isFallback(written) && !merge.isOwn(old, position.names);
    return isReplaced ? written : old;
  }
  if (type instanceof z.ZodArray && type.element instanceof z.ZodObject && Array.isArray(old)) {
    return keepInList({ element: type.element, hints }, old.filter(isObject), written, position, merge);
  }
  if (type instanceof z.ZodObject && isObject(old)) return keepInObject(type, old, written, position, merge);
  if (hints.model === "known") return isOpen && (isEmpty(written) || merge.isOwn(old, position.names)) ? old : written;
  return isEmpty(written) && (hints.control === "image" || hints.control === "link") ? old : written;
}

function keepInObject(
  object: z.ZodObject,
  old: JsonObject,
  written: unknown,
  position: Position,
  merge: Merge,
): unknown {
  if (isPerson(object)) return keepPerson(object, old, isObject(written) ? written : undefined, position, merge);
  if (isObject(written)) return keepInFields(object, old, written, position, merge);
  if (!isAboutPeople(object) || !merge.isOwn(old, position.names)) return undefined;
  const kept = keepInFields(object, old, {}, position, merge);
  return isEmpty(kept) ? undefined : kept;
}

/** Whether a person wrote who this is; otherwise it is a sample, or empty. */
function isRealPerson(object: z.ZodObject, person: JsonObject, { names }: Position, merge: Merge): boolean {
  return Object.entries(object.shape).some(([name, field]) => {
    const { model } = kindOf(field).hints;
    return model !== undefined && model !== "topic" && merge.isOwn(person[name], [...names, name]);
  });
}

/** Whether a reply names a different person, one whom people named. */
function isSomeoneElse(object: z.ZodObject, old: JsonObject, written: JsonObject, { isFallback }: Merge): boolean {
  return Object.entries(object.shape).some(([name, field]) => {
    const { fallback } = kindOf(field).hints;
    const isNamed = typeof fallback === "string" && !isEmpty(written[name]) && !isFallback(written[name]);
    return isNamed && written[name] !== old[name];
  });
}

/** A real person keeps their data; a sample is replaced. */
function keepPerson(
  object: z.ZodObject,
  old: JsonObject,
  written: JsonObject | undefined,
  position: Position,
  merge: Merge,
): unknown {
  const isSample = !isRealPerson(object, old, position, merge);
  if (isSample || (written && isSomeoneElse(object, old, written, merge))) return written;
  merge.kept.push(position.path);
  const said = Object.entries(written ?? {}).filter(([name, value]) => {
    const field = object.shape[name];
    return field !== undefined && isWritten(kindOf(field).hints) && !merge.isFallback(value);
  });
  return { ...old, ...filled(keepInFields(object, old, Object.fromEntries(said), position, merge)) };
}

type List = { element: z.ZodObject; hints: z.GlobalMeta };

function keepInList(
  { element, hints }: List,
  old: JsonObject[],
  written: unknown,
  position: Position,
  merge: Merge,
): unknown {
  const items = Array.isArray(written) ? written.filter(isObject) : [];
  if (hints.model === "known") return keepNamed(hints, old, items, position, merge);
  if (isPerson(element)) return items.length === 0 ? old : keepPeople(element, old, items, position, merge);
  if (items.length === 0) return written;
  const all = items.map((item, at) => {
    const before = old[at];
    return before ? keepInFields(element, before, item, itemAt(position, at), merge) : item;
  });
  const more = needsPicture(element) ? old.slice(items.length).filter((item) => merge.isOwn(item, position.names)) : [];
  for (const at of more.keys()) merge.kept.push(itemAt(position, all.length + at).path);
  return [...all, ...more];
}

/** Item by item: real people stay, even where a model wrote fewer; samples and new items take what it wrote. */
function keepPeople(
  element: z.ZodObject,
  old: JsonObject[],
  written: JsonObject[],
  position: Position,
  merge: Merge,
): unknown[] {
  const all: unknown[] = [];
  for (let at = 0; at < Math.max(old.length, written.length); at += 1) {
    const before = old[at];
    const item = before ? keepPerson(element, before, written[at], itemAt(position, all.length), merge) : written[at];
    if (item !== undefined) all.push(item);
  }
  return all;
}

/** Items that people named, such as members and logos, stay; further ones that they named are appended. */
function keepNamed(
  { itemTitle = "" }: z.GlobalMeta,
  old: JsonObject[],
  written: JsonObject[],
  position: Position,
  merge: Merge,
): unknown[] {
  if (!old.some((item) => merge.isOwn(item, position.names))) return written.length > 0 ? written : old;
  const namesOf = (item: JsonObject) =>
    [item[itemTitle], item.name].flatMap((name) =>
      typeof name === "string" && name ? [name.trim().toLowerCase()] : [],
    );
  const isSame = (a: JsonObject, b: JsonObject) => namesOf(a).some((name) => namesOf(b).includes(name));
  const named = written.filter((item) => !merge.isFallback(item));
  for (const at of old.keys()) merge.kept.push(itemAt(position, at).path);
  return [
    ...old.map((item) => ({ ...named.find((one) => isSame(one, item)), ...filled(item) })),
    ...named.filter((one) => !old.some((item) => isSame(one, item))),
  ];
}

/**
 * Merges content that a model wrote into a block's: what a person wrote where a model may say nothing (their
 * words, names, logos, settings) stays, and so do pictures, addresses and required fields that the reply leaves open.
 * Placeholders fill only what was empty or a shipped sample. List items are matched by index, as a model is shown them in
 * order; named ones by their name.
 * @param old the block's content in the stored form, without keys. @param written the reply's, in the same form.
 * @param confirmed samples of the old content that someone confirmed.
 * @returns the merged content, with the paths of what stayed; for an unknown type `written` unchanged.
 */
export function keepOwn(
  type: string,
  old: JsonObject,
  written: JsonObject,
  confirmed: readonly OwnText[] = [],
): WithOwn {
  const definition = findBlock(type);
  if (!definition) return { content: written, kept: [] };
  const merge: Merge = { ...ownValuesOf(definition, confirmed), kept: [] };
  const content = keepInFields(definition.schema, old, written, { path: [type], names: [] }, merge);
  return { content, kept: merge.kept };
}
