import { isObject, type JsonObject } from "#shared";
import { keyOf, MAX_MARK, type Annotation } from "./draft.ts";
import { isObjectList, withKeys, withoutKey, withoutKeys } from "./keys.ts";
import type { Path } from "./operation.ts";

/** A mark on a value of blocks without keys: the block's index, and a path with indexes in place of keys. */
type BareMark = { block: number; path: Path; text: string; kind?: "confirmed" };

const MAX_DEPTH = 40;
const MAX_NAME = 200;

function isBareMark(value: unknown): value is BareMark {
  if (!isObject(value) || typeof value.text !== "string" || !Array.isArray(value.path)) return false;
  const { block, path, text, kind } = value;
  const isShort = text !== "" && text.length <= MAX_MARK && path.length > 0 && path.length <= MAX_DEPTH;
  const isPath = path.every((name) => typeof name === "string" && name.length <= MAX_NAME);
  return typeof block === "number" && isShort && isPath && (kind === undefined || kind === "confirmed");
}

type Step = { name: string; item: JsonObject };

function itemAt(list: readonly JsonObject[], place: number, nameOf: (item: JsonObject) => string): Step | undefined {
  const item = list[place];
  return item && { name: nameOf(item), item };
}

/** Follows a path through lists of objects. @param step gives an item's name in the other path; undefined for none. */
function translate(
  block: JsonObject,
  path: Path,
  step: (list: readonly JsonObject[], name: string) => Step | undefined,
): Path | undefined {
  const translated: string[] = [];
  let value: unknown = block;
  for (const name of path) {
    const found = isObjectList(value) ? step(value, name) : undefined;
    if (isObjectList(value) && !found) return undefined;
    translated.push(found?.name ?? name);
    value = found?.item ?? (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined);
  }
  return value === undefined ? undefined : translated;
}

/** @returns the marks on blocks of a draft as they are beside the same blocks without keys. */
export function bareMarksOf(blocks: readonly JsonObject[], annotations: readonly Annotation[]): BareMark[] {
  return blocks.flatMap((block, index) =>
    annotations
      .filter(({ key }) => key !== "" && key === keyOf(block))
      .flatMap(({ path: keyed, text, kind }): BareMark[] => {
        const path = translate(block, keyed, (list, name) => {
          const place = list.findIndex(({ key }) => key === name);
          return itemAt(list, place, () => String(place));
        });
        return path ? [{ block: index, path, text, ...(kind && { kind }) }] : [];
      }),
  );
}

/** Blocks with keys, and the marks on them. */
type Marked = { blocks: JsonObject[]; annotations: Annotation[] };

/** Gives blocks from outside new keys, and the marks beside them; what isn't a mark on one of them is left out. */
export function markedBlocks(blocks: readonly JsonObject[], marks: unknown, newKey: () => string): Marked {
  const keyed = blocks.map((block) => ({ ...withKeys(withoutKeys(withoutKey(block)), newKey), key: newKey() }));
  const given = Array.isArray(marks) ? marks.filter(isBareMark) : [];
  const annotations = given.flatMap(({ block: index, path: bare, text, kind }): Annotation[] => {
    const block = keyed[index];
    const path = block && translate(block, bare, (list, name) => itemAt(list, Number(name), keyOf));
    return path ? [{ key: keyOf(block), path, text, ...(kind && { kind }) }] : [];
  });
  return { blocks: keyed, annotations };
}
