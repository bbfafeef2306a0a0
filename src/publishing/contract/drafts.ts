import { z } from "zod";
import { done, ownId, route } from "#contract";
import { batchSchema } from "../operations/batch-schema.ts";
import { MAX_MARK, type Annotation } from "../operations/draft.ts";
import { jsonObject, MAX_CONTENT_BYTES, MAX_PAGE_BYTES, metaTag, sentBlocks, sentTags } from "./fields.ts";
import { acceptedOperations, batchAnswer } from "./operations.ts";
import { outlineEntry, publishReport } from "./review.ts";

const annotation: z.ZodType<Annotation> = z.object({
  key: z.string(),
  path: z.array(z.string()).readonly(),
  text: z.string(),
  kind: z.literal("confirmed").optional(),
});

/** A mark from outside, as an operation sets it. */
const sentAnnotation: z.ZodType<Annotation> = z.object({
  key: z.string().max(64),
  path: z.array(z.string().max(200)).min(1).max(40).readonly(),
  text: z.string().min(1).max(MAX_MARK),
  kind: z.literal("confirmed").optional(),
});

const revision = z.number();

/** Drafts: read, change by operations, import, preview. */
export const draftContract = {
  readDraft: route({
    method: "GET",
    path: "/api/pages/:id/draft",
    summary: "Reads a draft with the keys that operations name",
    permission: "page.view",
    answer: z.object({
      revision,
      page: z.object({ metaTags: z.array(metaTag).readonly(), blocks: z.array(jsonObject).readonly() }),
      annotations: z.array(annotation).readonly(),
    }),
  }),
  sendOperations: route({
    method: "POST",
    path: "/api/pages/:id/operations",
    summary: "Changes a draft by a batch of operations",
    permission: "page.edit",
    maxBytes: MAX_CONTENT_BYTES,
    body: batchSchema,
    answer: batchAnswer,
  }),
  listOperations: route({
    method: "GET",
    path: "/api/pages/:id/operations",
    summary: "Lists what was accepted after a revision",
    permission: "page.view",
    query: z.object({ after: z.string().default("0").describe("A revision") }),
    answer: acceptedOperations,
  }),
  importBlocks: route({
    method: "POST",
    path: "/api/pages/:id/import",
    summary: "Imports blocks into a draft, in place of its own or after them",
    permission: "page.edit",
    maxBytes: MAX_PAGE_BYTES,
    body: z.object({
      id: ownId,
      blocks: sentBlocks,
      metaTags: sentTags.optional().describe("Replaces the page's own, which are kept by default"),
      annotations: z.array(sentAnnotation).optional().describe("Marks on these blocks, by their keys, and meta tags"),
      mode: z.enum(["replace", "append"]).default("replace"),
      revision: z.int().min(0).optional().describe("The revision to change: refused if the draft is past it"),
    }),
    answer: batchAnswer,
  }),
  tellPresence: route({
    method: "POST",
    path: "/api/pages/:id/presence",
    summary: "Reports who is on a page, and at which block",
    permission: "page.view",
    body: z.object({
      clientId: z.string().regex(/^[\w-]{1,64}$/),
      key: z.string().max(64).optional(),
      isLeaving: z.boolean().default(false),
    }),
    answer: done,
  }),
  exportBlocks: route({
    method: "GET",
    path: "/api/pages/:id/blocks.json",
    summary: "Sends a draft's blocks as a file",
    permission: "page.view",
    answer: { mediaType: "application/json" },
  }),
  readOutline: route({
    method: "GET",
    path: "/api/pages/:id/outline",
    summary: "Describes each block of a draft in one line",
    permission: "page.view",
    answer: z.object({ revision, blocks: z.array(outlineEntry) }),
  }),
  listProblems: route({
    method: "GET",
    path: "/api/pages/:id/problems",
    summary: "Lists a draft's errors and warnings",
    permission: "page.view",
    answer: publishReport.extend({ revision }),
  }),
  followPages: route({
    method: "GET",
    path: "/api/events",
    summary: "Streams what others do on pages, and what changes elsewhere",
    permission: "page.view",
    query: z.object({
      pages: z.string().default("").describe("Ids of pages, separated by commas"),
      after: z.string().default("").describe("A revision for each page, or one for all"),
      topics: z.string().default("").describe("executions, to be told that executions have changed"),
    }),
    answer: { mediaType: "text/event-stream" },
  }),
};
