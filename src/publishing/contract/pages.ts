import { z } from "zod";
import { cursor, done, flag, limit, line, listOf, ownId, route } from "#contract";
import { PAGE_KINDS } from "../page.ts";
import { TEMPLATES } from "../templates/template-list.ts";
import { locale, MAX_PAGE_BYTES, path, sentBlocks, sentTags } from "./fields.ts";

const title = line(200, "A page has a title");

/** How a page's draft relates to what visitors see; `changed`: the draft is ahead of it. */
const pageStatus = z.enum(["draft", "published", "changed", "archived"]);
export type PageStatus = z.output<typeof pageStatus>;

const kind = z.enum(PAGE_KINDS);

/** What a list shows of a post's draft in addition. */
const postSummary = z.object({
  author: z.string().describe("The author's name; empty without one"),
  tags: z.array(z.string()),
  date: z.string().optional().describe("The date that it was given; by default that of its first publication"),
});

/** A page in a list. */
const pageSummary = z.object({
  id: z.string(),
  kind,
  path: z.string(),
  locale,
  title: z.string(),
  status: pageStatus,
  revision: z.number().describe("Of its draft"),
  updatedAt: z.string(),
  updatedBy: z.string(),
  publishedAt: z.string().optional(),
  scheduledAt: z.string().optional().describe("When it will be published"),
  post: postSummary.optional().describe("Of a post only"),
});
export type PageSummary = z.output<typeof pageSummary>;

const newPage = z.object({
  id: ownId,
  kind: kind.default("page"),
  path,
  title,
  locale: locale.optional().describe("The site's language by default"),
  template: z.enum(TEMPLATES).default("empty"),
  blocks: sentBlocks.optional(),
  metaTags: sentTags.optional(),
  from: z.string().optional().describe("The page whose draft is duplicated"),
});
export type NewPageBody = z.output<typeof newPage>;

const moved = z.object({ path: z.string() });

/** Pages: list, create, rename, move, archive. */
export const pageContract = {
  listPages: route({
    method: "GET",
    path: "/api/pages",
    summary: "Lists pages or posts, last changed first; archived ones only by status",
    permission: "page.view",
    query: z.object({
      kind: kind.catch("page").describe('"page" by default'),
      search: z
        .string()
        .optional()
        .describe("Part of a title or an address, of an address alone if it begins with a slash"),
      status: pageStatus.optional().catch(undefined),
      scheduled: flag.describe("Only those that have a set time"),
      author: z.string().optional().describe("Posts of this author, by name"),
      tag: z.string().optional().describe("Posts with this tag"),
      cursor,
      limit,
    }),
    answer: listOf(pageSummary),
  }),
  createPage: route({
    method: "POST",
    path: "/api/pages",
    summary: "Creates a page that visitors don't see yet",
    permission: "page.edit",
    maxBytes: MAX_PAGE_BYTES,
    body: newPage,
    status: 201,
    answer: z.object({ id: z.string(), revision: z.number() }),
  }),
  readPage: route({
    method: "GET",
    path: "/api/pages/:id",
    summary: "Reads a page as the list shows it",
    permission: "page.view",
    answer: pageSummary,
  }),
  changePage: route({
    method: "PATCH",
    path: "/api/pages/:id",
    summary: "Renames or moves a page; its old path redirects to the new one",
    permission: "page.edit",
    body: z.object({ title: title.optional(), path: path.optional() }),
    answer: moved,
  }),
  archivePage: route({
    method: "POST",
    path: "/api/pages/:id/archive",
    summary: "Archives a page; nothing of it is lost",
    permission: "page.publish",
    answer: moved,
  }),
  unarchivePage: route({
    method: "POST",
    path: "/api/pages/:id/unarchive",
    summary: "Restores an archived page",
    permission: "page.publish",
    answer: moved,
  }),
  checkPath: route({
    method: "GET",
    path: "/api/page-paths",
    summary: "Checks whether a page could have a path",
    permission: "page.edit",
    query: z.object({
      path: z.string().default(""),
      locale: locale.optional().catch(undefined),
      page: z.string().optional().describe("The page to be moved"),
    }),
    answer: z.object({ problem: z.string().optional() }),
  }),
  readSharedBlocks: route({
    method: "GET",
    path: "/api/shared-blocks",
    summary: "Names the page that holds the site's shared header and footer",
    permission: "page.view",
    answer: z.object({ id: z.string() }),
  }),
};

const preview = z.object({
  id: z.string(),
  url: z.string(),
  author: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type PreviewLink = z.output<typeof preview>;

const DAY_HOURS = 24;
const hours = z
  .int()
  .min(1)
  .max(30 * DAY_HOURS)
  .default(3 * DAY_HOURS);

const PAGE = { mediaType: "text/html" };

/** Links that show a draft to people without an account: they expire and can be revoked. */
export const previewContract = {
  listPreviews: route({
    method: "GET",
    path: "/api/pages/:id/previews",
    summary: "Lists a page's preview links that still work, newest first",
    permission: "page.view",
    query: z.object({ limit, cursor }),
    answer: listOf(preview),
  }),
  createPreview: route({
    method: "POST",
    path: "/api/pages/:id/previews",
    summary: "Creates a link that shows the draft to anyone who has it",
    permission: "page.edit",
    body: z.object({ hours }).default({ hours: 3 * DAY_HOURS }),
    status: 201,
    answer: preview,
  }),
  revokePreview: route({
    method: "DELETE",
    path: "/api/previews/:id",
    summary: "Revokes a preview link",
    permission: "page.edit",
    answer: done,
  }),
  openPreview: route({
    method: "GET",
    path: "/api/previews/:token",
    summary: "Shows the draft that a preview link leads to",
    permission: "everyone",
    answer: PAGE,
  }),
  previewPage: route({
    method: "GET",
    path: "/api/pages/:id/preview",
    summary: "Shows a draft as visitors would see it",
    permission: "page.view",
    answer: PAGE,
  }),
};
