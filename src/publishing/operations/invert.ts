import { findByKey, markAt, tagIn, type DraftState } from "./draft.ts";
import { isObjectList } from "./keys.ts";
import type { ListAddress, Operation, Path } from "./operation.ts";
import { predecessorOf } from "./neighbours.ts";
import { resolvePath } from "./resolve-path.ts";

type Of<Type extends Operation["type"]> = Extract<Operation, { type: Type }>;

/**
 * Finds the operations that undo an operation.
 * @param before the state that it was applied to.
 * @returns nothing for an operation that changed nothing; parents that it created are undone too.
 */
export function invert(before: DraftState, operation: Operation): Operation[] {
  if (operation.type === "insert") return invertInsert(before, operation);
  if (operation.type === "remove") return invertRemove(before, operation);
  if (operation.type === "move") return invertMove(before, operation);
  if (operation.type === "set") return invertSet(before, operation.key, operation.path);
  if (operation.type === "setMeta") {
    return [{ type: "setMeta", name: operation.name, value: tagIn(before, operation.name) }];
  }
  const { key, path } = operation;
  const { text = null, kind } = markAt(before, operation) ?? {};
  return [{ type: "annotate", key, path, text, ...(kind && { kind }) }];
}

function listAt(state: DraftState, address: ListAddress | undefined) {
  if (!address) return state.draft.blocks;
  const block = findByKey(state.draft.blocks, address.key);
  const found = block && resolvePath(block, address.path, state);
  return found?.kind === "value" && isObjectList(found.value) ? found.value : undefined;
}

function invertInsert(before: DraftState, operation: Of<"insert">): Operation[] {
  const { key, in: address } = operation;
  if (!address) return [{ type: "remove", key }];
  // A list that was created for the item is removed with it.
  if (!listAt(before, address)) return invertSet(before, address.key, address.path);
  return [{ type: "remove", key, in: address }];
}

function invertRemove(before: DraftState, { key, in: address }: Of<"remove">): Operation[] {
  const list = listAt(before, address) ?? [];
  const content = findByKey(list, key);
  if (!content) return [];
  const after = predecessorOf(list, key);
  if (address) return [{ type: "insert", key, after, item: content, in: address }];
  return [{ type: "insert", key, after, block: content }];
}

function invertMove(before: DraftState, { key, in: address }: Of<"move">): Operation[] {
  const list = listAt(before, address) ?? [];
  if (!findByKey(list, key)) return [];
  return [{ type: "move", key, after: predecessorOf(list, key), ...(address && { in: address }) }];
}

function invertSet(before: DraftState, key: string, path: Path): Operation[] {
  const block = findByKey(before.draft.blocks, key);
  const found = block && resolvePath(block, path, before);
  if (found?.kind !== "value") return [];
  if (found.missing === undefined) return [{ type: "set", key, path, value: found.value }];
  // Everything below the first missing name was created with it.
  const made = path.slice(0, Math.max(1, found.missing));
  return [{ type: "set", key, path: made, value: null }];
}
