import { z } from "zod";

/** The most characters of a receiver's answer that are kept. */
export const MAX_ANSWER = 500;

/**
 * The outcome of one try to deliver a webhook. `retry`: it may succeed later. `refused`: it can't, unless someone changes
 * the address or switches the endpoint on. `gone`: the receiver wants no more of them (status 410).
 */
export const outcome = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("delivered"),
    status: z.number(),
    ms: z.number().describe("How long it took, in milliseconds"),
    answer: z.string().describe(`The first ${MAX_ANSWER} characters of the receiver's answer`),
  }),
  z.object({
    kind: z.literal("retry"),
    reason: z.string().describe("A sentence for people"),
    status: z.number().optional().describe("Of the receiver's answer, if there was one"),
    answer: z.string().optional(),
    retryAfter: z.number().optional().describe("Seconds that the receiver asked to wait, at most a day"),
  }),
  z.object({ kind: z.literal("refused"), reason: z.string() }),
  z.object({ kind: z.literal("gone"), reason: z.string() }),
]);
export type Outcome = z.output<typeof outcome>;
