import { bytesOf, MAX_BATCH_BYTES } from "#drafts";
import { checkBlocks, faultLabel } from "#publishing";
import { fail, isObject, ok, parseJson, type JsonObject, type Result } from "#shared";
import { blocksIn } from "./written-blocks.ts";

/** @returns what a text for the clipboard says of its blocks' annotations. */
export function marksIn(text: string): unknown {
  const json = parseJson(text);
  return json.ok && isObject(json.value) ? json.value.marks : undefined;
}

/**
 * Reads blocks: a list as in blocks.json, the content of a page, copied blocks, or a single block.
 * @returns NOT_JSON with the parser's message; NOT_BLOCKS for other JSON; INVALID for what no draft may hold, or a block that
 * no batch could carry, with its position in the message.
 */
export function readBlocks(text: string): Result<JsonObject[], "NOT_JSON" | "NOT_BLOCKS" | "INVALID"> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const list = blocksIn(json.value);
  if (!list) return fail("NOT_BLOCKS", "This isn’t a list of blocks");
  const blocks = list.filter(isObject);
  if (blocks.length < list.length) {
    return fail("NOT_BLOCKS", `Block ${list.findIndex((one) => !isObject(one)) + 1} isn’t an object`);
  }
  const large = blocks.findIndex((block) => bytesOf(block) > MAX_BATCH_BYTES);
  if (large >= 0) return fail("INVALID", `Block ${large + 1} is too large`);
  const checked = checkBlocks(blocks);
  if (checked.ok) return ok(blocks);
  const { message, details } = checked.error;
  return fail("INVALID", `${faultLabel(details?.path ?? [])}: ${message}`);
}
