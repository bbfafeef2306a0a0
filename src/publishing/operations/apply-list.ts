import type { JsonObject } from "#shared";
import { blockFault } from "./block-fault.ts";
import { canonicalBlock } from "./canonical.ts";
import { findByKey, findRemoved, graveOf, keyOf, type DraftState } from "./draft.ts";
import { isKey, isObjectList, itemsIn, withoutKey } from "./keys.ts";
import type { ListPlace, Operation } from "./operation.ts";
import { applied, carriedOut, conflict, fault, type Outcome } from "./outcome.ts";
import { livingPredecessor, placeAfter, predecessorOf, without } from "./place.ts";
import { buryItems, replaceBlock } from "./replace-block.ts";
import { changeAt, walk } from "./walk.ts";

type Of<Type extends Operation["type"]> = Extract<Operation, { type: Type }>;

/** A list that insert, remove and move work on: the page's, or one inside a block. */
type OpenList = {
  list: readonly JsonObject[];
  /** Key of the block that the list is in. */
  block?: string;
  /** @returns the state with another list in place of this one. */
  write: (list: JsonObject[]) => Outcome;
};

function pageList(state: DraftState): OpenList {
  return {
    list: state.draft.blocks,
    write: (blocks) => applied({ ...state, draft: { ...state.draft, blocks } }),
  };
}

/** Opens the list that an operation means, or says why it can't. */
function openList(state: DraftState, place: ListPlace | undefined): OpenList | Outcome {
  if (!place) return pageList(state);
  const block = findByKey(state.draft.blocks, place.key);
  if (!block) return missing(state, place.key);
  const found = walk(block, place.path, state);
  if (found.kind === "fault") return fault(found.message, found.path, found.isOvertaken);
  if (found.kind === "removed") return missing(state, found.key, place.key);
  const list = found.value ?? [];
  if (!isObjectList(list) || place.path.length < 2) return fault("There is no list of objects here", place.path, true);
  const write = (items: JsonObject[]) => {
    const changed = changeAt(block, place.path, () => items);
    return replaceBlock(state, block, changed as JsonObject);
  };
  return { list, block: place.key, write };
}

function missing(state: DraftState, key: string, block?: string): Outcome {
  const gone = findRemoved(state, key, block);
  return gone ? conflict("removed", gone.content) : fault(`Nothing has the key ${key}`);
}

function isOpen(opened: OpenList | Outcome): opened is OpenList {
  return "list" in opened;
}

function findLiving(state: DraftState, opened: OpenList, key: string): JsonObject | undefined {
  if (opened.block === undefined) return findByKey(state.draft.blocks, key);
  const block = findByKey(state.draft.blocks, opened.block) ?? {};
  return itemsIn(withoutKey(block)).find((item) => item.key === key)?.content;
}

/** Puts something new into a list, or brings something removed back. */
export function insert(state: DraftState, operation: Of<"insert">): Outcome {
  const { key, after } = operation;
  if (!isKey(key)) return fault("A key has up to 64 letters, digits, _ and -", ["key"]);
  const opened = openList(state, operation.in);
  if (!isOpen(opened)) return opened;
  const living = findLiving(state, opened, key);
  if (living) return conflict("exists", living);
  const place = livingPredecessor(opened.list, after, (one) => findRemoved(state, one, opened.block));
  if (place === undefined) return fault(`Nothing has the key ${after}`, ["after"]);
  const settled = { ...operation, after: place };
  if (operation.in) {
    return carriedOut(opened.write(placeAfter(opened.list, { ...operation.item, key }, place)), settled);
  }
  const block = { ...operation.block, key };
  const wrong = blockFault(block);
  if (wrong) return fault(wrong.message, wrong.path);
  const written = opened.write(placeAfter(opened.list, canonicalBlock(block), place));
  return written.kind === "applied" ? carriedOut(applied(exhume(written.state, block)), settled) : written;
}

/** Forgets that a block was removed; the items that it comes back without are gone now. */
function exhume(state: DraftState, block: JsonObject): DraftState {
  const key = keyOf(block);
  const gone = findRemoved(state, key);
  if (!gone) return state;
  const { [graveOf(key)]: _risen, ...removed } = buryItems(state, gone.content, block);
  return { ...state, removed };
}

/** Takes something out of a list and remembers it; what is gone already stays gone. */
export function remove(state: DraftState, operation: Of<"remove">): Outcome {
  const { key } = operation;
  const opened = openList(state, operation.in);
  if (!isOpen(opened)) return opened.kind === "conflict" ? applied(state, false) : opened;
  const living = findByKey(opened.list, key);
  if (!living) return findRemoved(state, key, opened.block) ? applied(state, false) : missing(state, key, opened.block);
  const after = predecessorOf(opened.list, key);
  const written = opened.write(without(opened.list, key));
  if (written.kind !== "applied" || operation.in) return written;
  return applied({ ...written.state, removed: { ...state.removed, [graveOf(key)]: { content: living, after } } });
}

/** Puts something behind another neighbour of its list. */
export function move(state: DraftState, operation: Of<"move">): Outcome {
  const { key, after } = operation;
  const opened = openList(state, operation.in);
  if (!isOpen(opened)) return opened;
  const living = findByKey(opened.list, key);
  if (!living) return missing(state, key, opened.block);
  if (after === key) return applied(state, false);
  const rest = without(opened.list, key);
  // Behind what was removed: its own predecessor may be what is being moved.
  const place = livingPredecessor(opened.list, after, (one) => findRemoved(state, one, opened.block));
  if (place === undefined) return fault(`Nothing has the key ${after}`, ["after"]);
  if (place === key || place === predecessorOf(opened.list, key)) return applied(state, false);
  return carriedOut(opened.write(placeAfter(rest, living, place)), { ...operation, after: place });
}
