import { findByKey, markAt, tagIn, type DraftState } from "./draft.ts";
import { isObjectList } from "./keys.ts";
import type { ListPlace, Operation, Path } from "./operation.ts";
import { predecessorOf } from "./place.ts";
import { walk } from "./walk.ts";

type Of<Type extends Operation["type"]> = Extract<Operation, { type: Type }>;

/**
 * Finds the operations that take an operation back.
 * @param before the state in which it was carried out.
 * @returns nothing for an operation that changed nothing; parents that it made are taken back too.
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

function listAt(state: DraftState, place: ListPlace | undefined) {
  if (!place) return state.draft.blocks;
  const block = findByKey(state.draft.blocks, place.key);
  const found = block && walk(block, place.path, state);
  return found?.kind === "value" && isObjectList(found.value) ? found.value : undefined;
}

function invertInsert(before: DraftState, operation: Of<"insert">): Operation[] {
  const { key, in: place } = operation;
  if (!place) return [{ type: "remove", key }];
  // A list that was made for the item goes with it.
  if (!listAt(before, place)) return invertSet(before, place.key, place.path);
  return [{ type: "remove", key, in: place }];
}

function invertRemove(before: DraftState, { key, in: place }: Of<"remove">): Operation[] {
  const list = listAt(before, place) ?? [];
  const content = findByKey(list, key);
  if (!content) return [];
  const after = predecessorOf(list, key);
  if (place) return [{ type: "insert", key, after, item: content, in: place }];
  return [{ type: "insert", key, after, block: content }];
}

function invertMove(before: DraftState, { key, in: place }: Of<"move">): Operation[] {
  const list = listAt(before, place) ?? [];
  if (!findByKey(list, key)) return [];
  return [{ type: "move", key, after: predecessorOf(list, key), ...(place && { in: place }) }];
}

function invertSet(before: DraftState, key: string, path: Path): Operation[] {
  const block = findByKey(before.draft.blocks, key);
  const found = block && walk(block, path, before);
  if (found?.kind !== "value") return [];
  if (found.missing === undefined) return [{ type: "set", key, path, value: found.value }];
  // The first name that was missing brought all below it.
  const made = path.slice(0, Math.max(1, found.missing));
  return [{ type: "set", key, path: made, value: null }];
}
