import { typeFault, type Fault } from "./block-fault.ts";
import { findByKey, type DraftState } from "./draft.ts";
import type { BatchBody } from "./batch-schema.ts";
import type { Operation } from "./operation.ts";
import { findRemoved } from "./tombstones.ts";

/**
 * Checks what an operation from outside inserts: a block has one key naming its type (spec 3). One that was stored with two
 * can be restored as it was, such as by undo.
 */
export function insertFault(
  state: DraftState,
  operation: Operation | BatchBody["operations"][number],
): Fault | undefined {
  if (operation.type !== "insert" || !("block" in operation) || !operation.block) return undefined;
  const { key = "", block } = operation;
  const before = findByKey(state.draft.blocks, key) ?? findRemoved(state, key)?.content;
  return before && typeFault(before) ? undefined : typeFault(block);
}
