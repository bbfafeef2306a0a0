import { setImmediate, setTimeout } from "node:timers/promises";
import type { Database, Transaction } from "./database.server.ts";

/** The most items of one transaction: they take the embedded database a few milliseconds. */
const MAX_ITEMS = 500;
/**
 * The pause between two transactions: what arrives meanwhile shares the next one, and there are at most fifty commits a
 * second.
 */
const GATHER_MS = 20;

type Waiting<Item, Outcome> = {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (reason: unknown) => void;
};

/** Writes items in the caller's transaction. @returns the outcome of each, in their order. */
type WriteAll<Item, Outcome> = (trx: Transaction, items: readonly Item[]) => Promise<readonly Outcome[]>;

/**
 * Makes the function that stores items: those that arrive together share a transaction and its commit, which is what
 * storing waits for. Each resolves with its own outcome once it is durable. A group that fails is written again item by
 * item, so that one that can't be stored rejects alone; writing the same item twice must therefore do no harm.
 */
export function makeGroupWriter<Item, Outcome>(
  { inDeferredSyncTransaction }: Pick<Database, "inDeferredSyncTransaction">,
  writeAll: WriteAll<Item, Outcome>,
): (item: Item) => Promise<Outcome> {
  const queue: Waiting<Item, Outcome>[] = [];
  let isWriting = false;

  async function write(group: readonly Waiting<Item, Outcome>[]): Promise<void> {
    const items = group.map(({ item }) => item);
    const outcomes = await inDeferredSyncTransaction((trx) => writeAll(trx, items));
    for (const [index, outcome] of outcomes.entries()) group[index]?.resolve(outcome);
  }

  async function writeGroup(group: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      await write(group);
    } catch (error) {
      if (group.length === 1) return group[0]?.reject(error);
      await Promise.all(group.map((one) => write([one]).catch(one.reject)));
    }
  }

  async function writeQueue(): Promise<void> {
    isWriting = true;
    // What arrives in the same iteration of the event loop shares the first commit.
    await setImmediate();
    while (queue.length > 0) {
      await writeGroup(queue.splice(0, MAX_ITEMS));
      await (queue.length < MAX_ITEMS ? setTimeout(GATHER_MS) : setImmediate());
    }
    isWriting = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isWriting) void writeQueue();
    });
}
