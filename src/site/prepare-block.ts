import { openBlock, readBlock, type BlockData } from "#blocks";
import { isObject, messageOf, type JsonObject, type Steps } from "#shared";
import type { Prepared } from "./render-block.tsx";

/** Opens a stored block with its loader's data; never throws. */
export function prepareBlock(stored: unknown, read: BlockData | undefined, report: (error: unknown) => void): Prepared {
  try {
    const block = readBlock(stored);
    if (read && "error" in read) return { type: block.type, anchor: block.anchor, message: read.error };
    try {
      return { opened: openBlock(block, read?.data) };
    } catch (error) {
      report(error);
      return { type: block.type, anchor: block.anchor, message: messageOf(error) };
    }
  } catch (error) {
    report(error);
    return {
      message: messageOf(error),
      anchor: isObject(stored) && typeof stored.id === "string" ? stored.id : undefined,
    };
  }
}

/** Opens a page's blocks one by one. @param data what their loaders read, by index. */
export function* prepareAll(
  stored: readonly JsonObject[],
  data: readonly (BlockData | undefined)[] | undefined,
  report: (error: unknown) => void,
): Steps<Prepared[]> {
  const blocks: Prepared[] = [];
  for (const [index, block] of stored.entries()) {
    yield;
    blocks.push(prepareBlock(block, data?.[index], report));
  }
  return blocks;
}
