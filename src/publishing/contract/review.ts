import { z } from "zod";

/** A block of a draft in a list: its type, its variant, its anchor, and its first words. */
export const outlineEntry = z.object({
  key: z.string(),
  label: z.string(),
  style: z.string().optional(),
  anchor: z.string().optional(),
  words: z.string(),
});
export type OutlineEntry = z.output<typeof outlineEntry>;

/** Something to fix or to consider before publishing, with what an editor needs to show it at the block. */
const problem = z.object({
  key: z.string().describe('The block\'s key; "" for what concerns the page as a whole'),
  path: z.array(z.string()).readonly().describe('As in operations, with item keys; of the page ["metaTags", name]'),
  code: z.string(),
  message: z.string(),
});
export type Problem = z.output<typeof problem>;

export const publishReport = z.object({ errors: z.array(problem), warnings: z.array(problem) });
export type PublishReport = z.output<typeof publishReport>;

/** One difference between two versions of a page, in words; plain JSON. */
export const change = z.object({
  kind: z.enum(["added", "removed", "moved", "changed"]),
  label: z.string().describe('The label of the block that it concerns; "Page" or "Post details" for a meta tag'),
  position: z
    .number()
    .describe(
      "The position of the block, from 1: in the later version, of a removed one in the earlier. 0 for the page",
    ),
  item: z.string().describe('The item of a list: "question 2 (“What does it cost?”)"; "" outside of lists'),
  field: z
    .string()
    .describe('The field in words: "Link › Text"; "" where the whole block or item was added, removed or moved'),
  before: z
    .unknown()
    .describe("What it was, null for nothing; of something moved its position, from 1; choices by their label"),
  after: z.unknown().describe("What it is, in the same way"),
});
export type Change = z.output<typeof change>;
