import type { JsonObject } from "#shared";
import { blockFault } from "./block-fault.ts";
import { canonicalAt, canonicalBlock, changeAt } from "./canonical.ts";
import { findByKey, keyOf, type DraftState } from "./draft.ts";
import { isKey, isObjectList, itemsIn, type Item } from "./keys.ts";
import { MAX_BLOCKS, MAX_ITEMS, TOO_MANY_BLOCKS, TOO_MANY_ITEMS } from "./limits.ts";
import type { ListAddress, Operation } from "./operation.ts";
import { applied, appliedAs, conflict, fault, unknownKey, type Outcome } from "./outcome.ts";
import { insertAfter, livingPredecessor, predecessorOf, without } from "./neighbours.ts";
import { itemKeysOf, replaceBlock, tooLong, withItemTombstones, type ItemChange } from "./replace-block.ts";
import { findRemoved, tombstoneOf, withTombstones } from "./tombstones.ts";
import { resolvePath } from "./resolve-path.ts";

type Of<Type extends Operation["type"]> = Extract<Operation, { type: Type }>;

const NOTHING: ItemChange = { gone: [], come: [] };

/** A list that insert, remove and move work on: the page's, or one inside a block. */
type OpenList = {
  list: readonly JsonObject[];
  /** The block that the list is in. */
  block?: JsonObject;
  /** @returns the state with this list replaced. @param entry the key of what is new in it. */
  write: (list: JsonObject[], items?: ItemChange, entry?: string) => Outcome;
};

function pageList(state: DraftState): OpenList {
  return {
    list: state.draft.blocks,
    write: (blocks) => applied({ ...state, draft: { ...state.draft, blocks } }),
  };
}

/** Opens the list at an address, or says why it can't be opened. */
function openList(state: DraftState, address: ListAddress | undefined): OpenList | Outcome {
  if (!address) return pageList(state);
  const { key, path } = address;
  const block = findByKey(state.draft.blocks, key);
  if (!block) return missing(state, key);
  const found = resolvePath(block, path, state);
  if (found.kind === "fault") return fault(found.message, found.path, found.isOvertaken);
  if (found.kind === "removed") return missing(state, found.key, key);
  const list = found.value ?? [];
  if (!isObjectList(list) || path.length < 2) return fault("There is no list of objects here", path, true);
  const write: OpenList["write"] = (entries, items = NOTHING, entry) => {
    const changed = changeAt(block, path, () => entries);
    return replaceBlock(state, {
      before: block,
      changed,
      path: entry === undefined ? undefined : [...path, entry],
      items,
    });
  };
  return { list, block, write };
}

function missing(state: DraftState, key: string, block?: string): Outcome {
  const gone = findRemoved(state, key, block);
  return gone ? conflict("removed", gone.content) : unknownKey(key);
}

function isOpen(opened: OpenList | Outcome): opened is OpenList {
  return "list" in opened;
}

function ownerOf({ block }: OpenList): string | undefined {
  return block && keyOf(block);
}

function findLiving(state: DraftState, { block }: OpenList, key: string): JsonObject | undefined {
  if (!block) return findByKey(state.draft.blocks, key);
  if (!itemKeysOf(block).has(key)) return undefined;
  return itemsIn(block).find((item) => item.key === key)?.content;
}

/** Inserts a new block or item into a list, or restores a removed one. */
export function insert(state: DraftState, operation: Of<"insert">): Outcome {
  const { key, after } = operation;
  if (!isKey(key)) return fault("A key has up to 64 letters, digits, _ and -", ["key"]);
  const opened = openList(state, operation.in);
  if (!isOpen(opened)) return opened;
  const living = findLiving(state, opened, key);
  if (living) return conflict("exists", living);
  const neighbour = livingPredecessor(opened.list, after, (one) => findRemoved(state, one, ownerOf(opened)));
  if (neighbour === undefined) return unknownKey(after, ["after"]);
  const resolved = { ...operation, after: neighbour };
  if (operation.in) return appliedAs(insertItem(opened, operation, neighbour), resolved);
  if (opened.list.length >= MAX_BLOCKS) return fault(TOO_MANY_BLOCKS);
  const block = { ...operation.block, key };
  const wrong = blockFault(block);
  if (wrong) return fault(wrong.message, wrong.path);
  const written = opened.write(insertAfter(opened.list, canonicalBlock(block), neighbour));
  return written.kind === "applied" ? appliedAs(applied(withoutTombstone(written.state, block)), resolved) : written;
}

function insertItem(
  { list, block = {}, write }: OpenList,
  { key, item, in: address }: Extract<Of<"insert">, { item: JsonObject }>,
  after: string | null,
): Outcome {
  if (list.length >= MAX_ITEMS) return fault(TOO_MANY_ITEMS, address.path);
  const path = [...address.path, key];
  const content = canonicalAt(block, path, { ...item, key }) as JsonObject;
  const come = itemsOf(content, address.path, after);
  return tooLong(content, path) ?? write(insertAfter(list, content, after), { gone: [], come }, key);
}

/** An item of a list, and the items of the lists inside it. */
function itemsOf(content: JsonObject, path: ListAddress["path"], after: string | null): Item[] {
  const key = keyOf(content);
  return [{ key, path, after, content }, ...itemsIn(content, [...path, key])];
}

/** Drops a restored block's tombstone; the items that it is restored without get one. */
function withoutTombstone(state: DraftState, block: JsonObject): DraftState {
  const key = keyOf(block);
  const found = findRemoved(state, key);
  if (!found) return state;
  const items = { gone: itemsIn(found.content), come: itemsIn(block) };
  const removed = withItemTombstones(state.removed, key, items);
  return { ...state, removed: withTombstones(removed, { [tombstoneOf(key)]: null }) };
}

/** Removes a block or item from its list and adds a tombstone; removing it again changes nothing. */
export function remove(state: DraftState, operation: Of<"remove">): Outcome {
  const { key } = operation;
  const opened = openList(state, operation.in);
  if (!isOpen(opened)) return opened.kind === "conflict" ? applied(state, false) : opened;
  const owner = ownerOf(opened);
  const living = findByKey(opened.list, key);
  if (!living) return findRemoved(state, key, owner) ? applied(state, false) : missing(state, key, owner);
  const after = predecessorOf(opened.list, key);
  const rest = without(opened.list, key);
  if (operation.in) return opened.write(rest, { gone: itemsOf(living, operation.in.path, after), come: [] });
  const written = opened.write(rest);
  if (written.kind !== "applied") return written;
  const removed = withTombstones(state.removed, { [tombstoneOf(key)]: { content: living, after } });
  return applied({ ...written.state, removed });
}

/** Moves a block or item after another neighbour of its list. */
export function move(state: DraftState, operation: Of<"move">): Outcome {
  const { key, after } = operation;
  const opened = openList(state, operation.in);
  if (!isOpen(opened)) return opened;
  const living = findByKey(opened.list, key);
  if (!living) return missing(state, key, ownerOf(opened));
  if (after === key) return applied(state, false);
  const rest = without(opened.list, key);
  // The predecessor of a removed neighbour may be what is being moved.
  const neighbour = livingPredecessor(opened.list, after, (one) => findRemoved(state, one, ownerOf(opened)));
  if (neighbour === undefined) return unknownKey(after, ["after"]);
  if (neighbour === key || neighbour === predecessorOf(opened.list, key)) return applied(state, false);
  return appliedAs(opened.write(insertAfter(rest, living, neighbour)), { ...operation, after: neighbour });
}
