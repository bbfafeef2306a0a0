import { findBlock } from "#blocks";
import { bareMarksOf, contentOf, typeOf, type Annotation } from "#publishing";
import { isObject, parseJson, type JsonObject } from "#shared";

/** @returns blocks of a draft in the stored form, without keys. */
export function bareBlocks(blocks: readonly JsonObject[]): JsonObject[] {
  return contentOf({ metaTags: [], blocks }).blocks;
}

/**
 * @returns blocks of a draft as text for the clipboard, marked as blocks, with the draft's annotations of them: a fact that
 * nobody has confirmed stays unconfirmed wherever it is pasted.
 */
export function textOf(blocks: readonly JsonObject[], annotations: readonly Annotation[] = []): string {
  const marks = bareMarksOf(blocks, annotations);
  const text = { blockwright: "blocks", blocks: bareBlocks(blocks), ...(marks.length > 0 && { marks }) };
  return JSON.stringify(text, null, 2);
}

/** @returns the list of blocks that a JSON value is meant as: a list, the content of a page, copied blocks, or a block. */
export function blocksIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  if (Array.isArray(value.blocks)) return value.blocks;
  return findBlock(typeOf(value)) ? [value] : undefined;
}

/** @returns whether pasted text is meant as blocks: it is marked as such, or JSON that names a block type. */
export function isBlockText(text: string): boolean {
  const json = parseJson(text);
  if (!json.ok) return false;
  if (isObject(json.value) && json.value.blockwright === "blocks") return true;
  return (blocksIn(json.value) ?? []).some((one) => isObject(one) && findBlock(typeOf(one)) !== undefined);
}
