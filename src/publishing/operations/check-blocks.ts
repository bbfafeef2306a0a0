import { failAt, finish, ok, type JsonObject, type Result, type Steps } from "#shared";
import { outsideFault } from "./block-fault.ts";

/**
 * Checks blocks in the stored form before they become part of a draft.
 * @returns INVALID with the path of the first fault: `["blocks", "2", "faq", "items", ...]`.
 */
export function checkBlocks(blocks: readonly JsonObject[]): Result<undefined, "INVALID"> {
  return finish(checkBlocksInSteps(blocks));
}

/** The same, block by block. */
export function* checkBlocksInSteps(blocks: readonly JsonObject[]): Steps<Result<undefined, "INVALID">> {
  for (const [index, block] of blocks.entries()) {
    yield;
    const fault = outsideFault(block);
    if (fault) return failAt("INVALID", fault.message, { path: ["blocks", String(index), ...fault.path] });
  }
  return ok(undefined);
}

/** @returns the path of a fault in words: "Block 3, faq › items › 2 › answer"; undefined for one outside the blocks. */
export function faultLabel([list, index, ...rest]: readonly string[]): string | undefined {
  if (list !== "blocks" || index === undefined) return undefined;
  return [`Block ${Number(index) + 1}`, rest.join(" › ")].filter(Boolean).join(", ");
}
