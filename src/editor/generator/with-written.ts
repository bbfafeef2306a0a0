import { findBlock } from "#blocks";
import { isObjectList, keyOf, metaAt, metaOf, typeOf, withoutKeys } from "#publishing";
import { isObject, type JsonObject } from "#shared";

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** What people filled in and no model can know: it stays unless the reply has it, or in any case where none may say it. */
function isKept(schema: unknown, old: unknown, written: unknown): boolean {
  if (isEmpty(old)) return false;
  const { model, control } = metaOf(schema);
  if (schema === undefined || model === "never" || model === "quoted") return true;
  return isEmpty(written) && (model === "known" || control === "image" || control === "link");
}

/** @returns the pictures of an item of a list; none beside somebody's own words: a face belongs to what its owner said. */
function picturesIn(block: JsonObject, list: string, item: JsonObject): [string, unknown][] {
  const tellOf = (name: string) => metaAt(block, [typeOf(block), list, keyOf(item), name]);
  if (Object.keys(item).some((name) => tellOf(name).model === "quoted")) return [];
  return Object.entries(item).filter(([name, value]) => tellOf(name).control === "image" && !isEmpty(value));
}

/** A written list keeps the pictures of the list that was there, place by place: a model is shown its items in order. */
function withPictures(block: JsonObject, list: string, written: unknown): unknown {
  const content = block[typeOf(block)];
  const before = isObject(content) ? content[list] : undefined;
  if (!isObjectList(before) || !Array.isArray(written)) return written;
  return written.map((item: unknown, place) => {
    const old = before[place];
    if (!old || !isObject(item)) return item;
    return { ...item, ...Object.fromEntries(picturesIn(block, list, old).filter(([name]) => isEmpty(item[name]))) };
  });
}

/**
 * Puts what a model wrote in the place of a block's content. Anchor and layout stay, and so do pictures and whatever else
 * only people can say.
 * @param block of the draft. @returns the block in the outside form, without keys.
 */
export function withWritten(block: JsonObject, written: JsonObject): JsonObject {
  const type = typeOf(block);
  const { key: _key, ...old } = withoutKeys(block) as JsonObject;
  const content = isObject(written[type]) ? written[type] : {};
  const before = isObject(old[type]) ? old[type] : {};
  const shape = findBlock(type)?.schema.shape ?? {};
  const kept = Object.entries(before).filter(([name, value]) => isKept(shape[name], value, content[name]));
  const lists = Object.entries(content).map(([name, value]) => [name, withPictures(block, name, value)]);
  return { ...old, [type]: Object.fromEntries([...lists, ...kept]) };
}
