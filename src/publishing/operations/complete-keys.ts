import type { JsonObject } from "#shared";
import type { BatchBody } from "./batch-schema.ts";
import { withKeys } from "./keys.ts";
import type { Operation } from "./operation.ts";

/** Adds missing keys to what a batch inserts or sets (spec 3). @param newKey makes a unique one. */
export function completeKeys(operations: BatchBody["operations"], newKey: () => string): Operation[] {
  return operations.map((operation) => {
    if (operation.type === "set") return { ...operation, value: withKeys(operation.value, newKey) };
    if (operation.type !== "insert") return operation;
    const { block, item, in: address, ...rest } = operation;
    const key = operation.key ?? newKey();
    if (address) return { ...rest, key, in: address, item: withKeys(item, newKey) as JsonObject };
    return { ...rest, key, block: withKeys(block, newKey) as JsonObject };
  });
}
