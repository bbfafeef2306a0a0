import { isObjectList, isSame, keyOf, type Batch, type DraftState, type Operation, type Path } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { applyBatch } from "../document/apply-batch.ts";
import { addToBatches, bytesOf, MAX_BATCH_BYTES } from "../document/batches.ts";
import type { Recovering } from "./journal.ts";

/**
 * Splits a batch that is too large to be sent, such as the return of a large imported block: the block comes with empty lists,
 * then their items do.
 * @param state the confirmed draft, on which the batch is carried out next.
 * @returns batches with the same effect, in order; undefined where that isn't possible, such as for one long text.
 */
export function splitBatch(batch: Batch, state: DraftState): Batch[] | undefined {
  if (!batch.operations.some(isTooLarge)) return undefined;
  const operations = batch.operations.flatMap(partsOf);
  if (operations.some(isTooLarge)) return undefined;
  const [whole, parts] = [applyBatch(state, batch.operations), applyBatch(state, operations)];
  if (parts.fault !== undefined || !isSame(parts.state.draft, whole.state.draft)) return undefined;
  let count = 0;
  return addToBatches([], operations, () => ({ ...batch, batchId: `${batch.batchId}-${(count += 1)}` }));
}

const keyIn = (one: Operation) => ("key" in one ? one.key : undefined);

/**
 * The parts of a batch of an earlier session are recovered in its place: they count as often as it would, without the items
 * that were taken out of its changes.
 */
export function recoverParts(recovering: Recovering, { batchId, operations }: Batch, outbox: readonly Batch[]): void {
  const isNew = recovering.get(batchId);
  if (!isNew) return;
  const keys = new Set(operations.map(keyIn));
  for (const part of outbox)
    if (part.batchId.startsWith(`${batchId}-`))
      recovering.set(part.batchId, (one) => isNew(one) && keys.has(keyIn(one)));
}

function isTooLarge(operation: Operation): boolean {
  return bytesOf(operation) > MAX_BATCH_BYTES;
}

/** @returns an operation in parts if it is too large. The base revision says without `was` what its author saw. */
function partsOf(operation: Operation): Operation[] {
  if (!isTooLarge(operation)) return [operation];
  const { was: _was, ...bare } = operation;
  if (bare.type === "set") {
    const { rest, items } = takeItems(bare.value, bare.key, bare.path);
    return [{ ...bare, value: rest }, ...items];
  }
  if (bare.type !== "insert") return [bare];
  if (bare.in) {
    const { rest, items } = takeItems(bare.item, bare.in.key, [...bare.in.path, bare.key]);
    return [{ ...bare, item: rest }, ...items];
  }
  const { rest, items } = takeItems(bare.block, bare.key, []);
  return [{ ...bare, block: rest }, ...items];
}

type Taken<Value> = { rest: Value; items: Operation[] };

/** Empties the lists of objects in a value of a block. @returns what is left of it, and the operations that fill them. */
function takeItems(value: JsonObject, key: string, path: Path): Taken<JsonObject>;
function takeItems(value: unknown, key: string, path: Path): Taken<unknown>;
function takeItems(value: unknown, key: string, path: Path): Taken<unknown> {
  if (isObjectList(value)) {
    const inserts = value.map((item, index): Operation => {
      const before = value[index - 1];
      return { type: "insert", key: keyOf(item), after: before ? keyOf(before) : null, item, in: { key, path } };
    });
    return { rest: [], items: inserts.flatMap(partsOf) };
  }
  if (!isObject(value)) return { rest: value, items: [] };
  const taken = Object.entries(value).map(([name, field]) => [name, takeItems(field, key, [...path, name])] as const);
  return {
    rest: Object.fromEntries(taken.map(([name, { rest }]) => [name, rest])),
    items: taken.flatMap(([, { items }]) => items),
  };
}
