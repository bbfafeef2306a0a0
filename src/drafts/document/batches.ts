import { actionOf, isSame, isValueChange, type Batch, type Operation } from "#publishing";

/** The most that a batch holds; the server accepts 500 operations, and 1 MB (docs/api.md). */
const MAX_OPERATIONS = 400;
export const MAX_BATCH_BYTES = 900_000;

/** @returns how many bytes a value has as JSON. */
export function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

const sizes = new WeakMap<Operation, number>();

function sizeOf(operation: Operation): number {
  const size = sizes.get(operation) ?? bytesOf(operation);
  sizes.set(operation, size);
  return size;
}

function hasRoom({ operations }: Batch, operation: Operation): boolean {
  const bytes = operations.reduce((sum, one) => sum + sizeOf(one), sizeOf(operation));
  return operations.length < MAX_OPERATIONS && bytes <= MAX_BATCH_BYTES;
}

/**
 * Adds operations to the unsent batches. Typing in one field stays one operation: with the latest value, and `was` of the
 * first.
 * @returns the batches with the operations; a new one where the last is full or based on an older revision.
 */
export function addToBatches(
  unsent: readonly Batch[],
  operations: readonly Operation[],
  newBatch: (operation: Operation) => Batch,
): Batch[] {
  const batches = [...unsent];
  for (const operation of operations) {
    const next = newBatch(operation);
    const open = batches.at(-1);
    const fits = open?.baseRevision === next.baseRevision && hasRoom(open, operation) && !expectsOther(open, operation);
    if (open && fits) batches[batches.length - 1] = { ...open, operations: merged(open.operations, operation) };
    else batches.push({ ...next, operations: [operation] });
  }
  return batches;
}

/** Whether a value may contain keys, which later operations may name: it has to reach the server. */
function mayHoldKeys(operation: Operation): boolean {
  return operation.type === "set" && typeof operation.value === "object" && operation.value !== null;
}

/** Whether an operation's author saw something else than the value that a batch would have set before it. */
function expectsOther({ operations }: Batch, operation: Operation): boolean {
  const before = operations.findLast((own) => actionOf(own) === actionOf(operation));
  return "was" in operation && before !== undefined && "value" in before && !isSame(operation.was, before.value);
}

function merged(operations: readonly Operation[], operation: Operation): Operation[] {
  const last = operations.at(-1);
  const isAgain = last !== undefined && isValueChange(last) && actionOf(last) === actionOf(operation);
  if (!isAgain || mayHoldKeys(last)) return [...operations, operation];
  const { was: _was, ...newest } = operation;
  return [...operations.slice(0, -1), { ...newest, ...("was" in last && { was: last.was }) }];
}
