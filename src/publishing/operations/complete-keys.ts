import type { JsonObject } from "#shared";
import type { SentBatch } from "./batch-schema.ts";
import { withKeys } from "./keys.ts";
import type { Operation } from "./operation.ts";

/** Gives what a batch inserts or sets the keys that it lacks (spec 3). @param newKey makes a unique one. */
export function completeKeys(operations: SentBatch["operations"], newKey: () => string): Operation[] {
  return operations.map((operation) => {
    if (operation.type === "set") return { ...operation, value: withKeys(operation.value, newKey) };
    if (operation.type !== "insert") return operation;
    const { block, item, in: place, ...rest } = operation;
    const key = operation.key ?? newKey();
    if (place) return { ...rest, key, in: place, item: withKeys(item, newKey) as JsonObject };
    return { ...rest, key, block: withKeys(block, newKey) as JsonObject };
  });
}
