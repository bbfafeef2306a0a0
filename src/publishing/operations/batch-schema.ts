import { z } from "zod";
import { MAX_MARK } from "./draft.ts";
import { FORBIDDEN } from "./keys.ts";
import { MAX_META } from "./limits.ts";

const MAX_OPERATIONS = 500;
const MAX_NAMES = 40;

const object = z.record(z.string(), z.unknown());
const key = z.string().max(64);
const name = z
  .string("A path is a list of texts")
  .max(200, "A name in a path has at most 200 characters")
  .refine((one) => !FORBIDDEN.has(one), "This name can’t be part of a path");
const path = z.array(name, "A path is a list of texts").min(1).max(MAX_NAMES).readonly();
const address = z.object({ key, path });
const after = key.nullable();
const was = z.unknown().optional();

const insert = z
  .object({
    type: z.literal("insert"),
    key: key.optional(),
    after,
    block: object.optional(),
    item: object.optional(),
    in: address.optional(),
    was,
  })
  .refine((one) => (one.in ? one.item && !one.block : one.block && !one.item), {
    message: "An insert carries a block, or with `in` an item",
    path: ["block"],
  });

const operation = z.discriminatedUnion(
  "type",
  [
    insert,
    z.object({ type: z.literal("remove"), key, in: address.optional(), was }),
    z.object({ type: z.literal("move"), key, after, in: address.optional(), was }),
    z.object({
      type: z.literal("set"),
      key,
      path,
      value: z.unknown().refine((value) => value !== undefined, "A set carries a value; null removes the field"),
      was,
    }),
    z.object({ type: z.literal("setMeta"), name: z.string(), value: z.string().max(MAX_META).nullable(), was }),
    z.object({
      type: z.literal("annotate"),
      key,
      path,
      text: z.string().max(MAX_MARK).nullable(),
      kind: z.literal("confirmed").optional(),
      was,
    }),
  ],
  "An operation is an insert, remove, move, set, setMeta or annotate",
);

/** What a client sends: operations based on a revision of the draft (docs/api.md). */
export const batchSchema = z.object({
  baseRevision: z.int().min(0),
  clientId: z.string().regex(/^[\w-]{1,64}$/, "A client’s id has up to 64 letters, digits, _ and -"),
  batchId: z.string().regex(/^[\w-]{1,64}$/, "A batch’s id has up to 64 letters, digits, _ and -"),
  operations: z
    .array(operation)
    .min(1)
    .max(MAX_OPERATIONS, `A batch has at most ${MAX_OPERATIONS} operations`)
    .readonly(),
});

/** A batch as a client sends it: inserts may still lack their key. */
export type BatchBody = z.output<typeof batchSchema>;
