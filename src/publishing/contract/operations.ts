import { z } from "zod";
import type { LoggedOperation } from "../operations/operation.ts";
import type { Conflict } from "../operations/rebase.ts";
import { jsonObject } from "./fields.ts";

const key = z.string();
const path = z.array(z.string()).readonly();
const list = z.object({ key, path });
const after = z.string().nullable().describe("The key of the block or item before it; null: it is the first");
const was = z.unknown().optional().describe("The value that its author saw");

const stored = {
  revision: z.number(),
  clientId: z.string(),
  batchId: z.string(),
  author: z.string().optional(),
  at: z.string().optional(),
};

/** Every type of operation, each with further fields. */
function operationWith<Shape extends z.ZodRawShape>(more: Shape) {
  return z.union([
    z.object({ type: z.literal("insert"), key, after, block: jsonObject, was, ...more }),
    z.object({ type: z.literal("insert"), key, after, item: jsonObject, in: list, was, ...more }),
    z.object({ type: z.literal("remove"), key, in: list.optional(), was, ...more }),
    z.object({ type: z.literal("move"), key, after, in: list.optional(), was, ...more }),
    z.object({ type: z.literal("set"), key, path, value: z.unknown(), was, ...more }),
    z.object({ type: z.literal("setMeta"), name: z.string(), value: z.string().nullable(), was, ...more }),
    z.object({
      type: z.literal("annotate"),
      key,
      path,
      text: z.string().nullable(),
      kind: z.literal("confirmed").optional(),
      was,
      ...more,
    }),
  ]);
}

/** An operation of a draft's log. Source of the types: docs/api.md. */
const loggedOperation: z.ZodType<LoggedOperation> = operationWith(stored);

const conflict: z.ZodType<Conflict> = z.object({
  operation: operationWith({}),
  reason: z.enum(["changed", "removed", "exists"]),
  currentValue: z.unknown(),
});

/** What was accepted after a client's revision, unless it is too much to send. */
export const acceptedOperations = z.object({
  revision: z.number(),
  operations: z.array(loggedOperation).describe("In order; with `mustReload` at most the client's own"),
  mustReload: z
    .literal(true)
    .optional()
    .describe("More than 1,000 operations or 1 MB were accepted since: read the draft instead"),
});
export type AcceptedOperations = z.output<typeof acceptedOperations>;

/** The answer to a batch. */
export const batchAnswer = acceptedOperations.extend({
  conflicts: z.array(conflict).describe("What was rejected, and why"),
});
export type BatchAnswer = z.output<typeof batchAnswer>;
