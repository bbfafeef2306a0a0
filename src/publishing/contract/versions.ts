import { z } from "zod";
import { cursor, done, limit, listOf, route } from "#contract";
import { batchAnswer } from "./operations.ts";
import { change, outlineEntry, publishReport } from "./review.ts";

const revision = z.number();

/** A version in a page's history. */
const versionSummary = z.object({
  id: z.string(),
  revision,
  publishedAt: z.string(),
  author: z.string(),
  summary: z.string().describe("What changed since the previous version, in a few words"),
  isCurrent: z.boolean().describe("Whether visitors see it"),
});
export type VersionSummary = z.output<typeof versionSummary>;

/** What one person did to a draft. */
const contribution = z.object({
  author: z.string(),
  labels: z
    .array(z.string())
    .describe(
      'The labels of the blocks that they changed, "Page" or "Post details" for meta tags; each once, in the order of their work',
    ),
  at: z.string().describe("When they last changed something"),
  clientId: z.string(),
  revision,
});
export type Contribution = z.output<typeof contribution>;

/** What publishing a draft would do. */
const publishReview = publishReport.extend({
  revision: revision.describe("The revision that was reviewed: publishing with it publishes exactly this"),
  published: versionSummary
    .pick({ id: true, revision: true, publishedAt: true, author: true })
    .optional()
    .describe("The version that visitors see; none before the first"),
  changes: z.array(change),
  outline: z.array(outlineEntry).optional().describe("The blocks of a page that visitors don't see yet"),
  contributions: z.array(contribution).describe("Who changed what since then, latest first"),
});
export type PublishReview = z.output<typeof publishReview>;

/** What will be published, and when. */
const schedule = z.object({
  publishAt: z.string(),
  revision: revision.describe("The draft's revision that will be published, whatever is changed until then"),
  author: z.string(),
});
export type ScheduleSummary = z.output<typeof schedule>;

/** Publishing and the history. */
export const versionContract = {
  reviewPage: route({
    method: "GET",
    path: "/api/pages/:id/review",
    summary: "Reviews what publishing a draft would change",
    permission: "page.publish",
    answer: publishReview,
  }),
  publishPage: route({
    method: "POST",
    path: "/api/pages/:id/publish",
    summary: "Publishes the draft, or an earlier version again",
    permission: "page.publish",
    body: z
      .object({
        revision: z
          .int()
          .min(0)
          .optional()
          .describe("The revision to publish: nothing is published if the draft is past it"),
        versionId: z.string().optional().describe("Shows this version again instead of publishing the draft"),
      })
      .default({}),
    answer: z.object({ versionId: z.string(), revision }),
  }),
  unpublishPage: route({
    method: "POST",
    path: "/api/pages/:id/unpublish",
    summary: "Unpublishes a page; its versions and its draft stay",
    permission: "page.publish",
    answer: z.object({ path: z.string(), versionId: z.string().optional() }),
  }),
  schedulePage: route({
    method: "PUT",
    path: "/api/pages/:id/schedule",
    summary: "Schedules a page: its draft as it is now is published at a set time",
    permission: "page.publish",
    body: z.object({
      at: z.iso.datetime({ offset: true, error: "This isn’t a time in ISO 8601" }).describe("A time in the future"),
      revision: z.int().min(0).optional().describe("The revision to publish: refused if the draft is past it"),
    }),
    answer: schedule,
  }),
  unschedulePage: route({
    method: "DELETE",
    path: "/api/pages/:id/schedule",
    summary: "Cancels the publication of a page at a set time",
    permission: "page.publish",
    answer: done,
  }),
  readSchedule: route({
    method: "GET",
    path: "/api/pages/:id/schedule",
    summary: "Reads when a page will be published",
    permission: "page.view",
    answer: z.object({ schedule: schedule.optional() }),
  }),
  listVersions: route({
    method: "GET",
    path: "/api/pages/:id/versions",
    summary: "Lists a page's published versions, latest first",
    permission: "page.view",
    query: z.object({ cursor, limit }),
    answer: listOf(versionSummary),
  }),
  compareVersions: route({
    method: "GET",
    path: "/api/pages/:id/versions/:versionId/changes",
    summary: "Lists what changed between two versions",
    permission: "page.view",
    query: z.object({ from: z.string().default("draft").describe('A version\'s id, or "draft"') }),
    answer: z.object({ changes: z.array(change) }),
  }),
  restoreVersion: route({
    method: "POST",
    path: "/api/pages/:id/restore",
    summary: "Restores a version's content in the draft",
    permission: "page.edit",
    body: z.object({ versionId: z.string() }),
    answer: batchAnswer,
  }),
};
