import { z } from "zod";
import { templateContent, TEMPLATES, type Draft, type PageContent } from "#publishing";
import { changePage, checkPlace, createPage, findFrameId, listPages, setArchived } from "#publishing/server";
import { fail, LOCALES, ok, type JsonObject, type Result } from "#shared";
import { apiRoute, userOf, type ApiRoute } from "./api-route.ts";
import { readLimit } from "./read-limit.ts";
import { readPage } from "./read-page.ts";
import { tellPage } from "./tell-page.ts";

const title = z.string().trim().min(1, "A page has a title").max(200, "A title has at most 200 characters");
const path = z.string().startsWith("/", 'A path begins with "/"');
export const blocksSchema = z.array(z.record(z.string(), z.unknown()), "Blocks are a list of objects").max(2000);

const creation = z.object({
  path,
  title,
  /** Without one it is that of the settings. */
  locale: z.enum(LOCALES).optional(),
  template: z.enum(TEMPLATES).default("empty"),
  blocks: blocksSchema.optional(),
  /** The page whose draft is to be duplicated. */
  from: z.string().optional(),
});

const status = z.enum(["draft", "published", "changed", "archived"]).optional().catch(undefined);

/** Pages: list, make, rename, move, archive (docs/api.md). */
export const pageRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "GET",
    path: "/api/pages",
    permission: "page.view",
    handle: async ({ services, query }) =>
      ok(
        await listPages(services.database.db, {
          search: query.get("search") ?? undefined,
          status: status.parse(query.get("status") ?? undefined),
          cursor: query.get("cursor") ?? undefined,
          limit: readLimit(query),
        }),
      ),
  }),
  apiRoute({
    method: "POST",
    path: "/api/pages",
    permission: "page.edit",
    status: 201,
    maxBytes: 1_000_000,
    body: creation,
    handle: async (request) => {
      const { services, body } = request;
      const content = await contentFor(body, async (id) => {
        const found = await services.drafts.read(id);
        return found.ok ? ok(found.value.state.draft) : found;
      });
      if (!content.ok) return content;
      const author = userOf(request).name;
      const { defaultLocale } = services.settings.current;
      const locale = body.locale ?? defaultLocale;
      return createPage(services.database, {
        ...body,
        locale,
        content: content.value,
        annotations: content.value.annotations,
        author,
      });
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/pages/:id",
    permission: "page.view",
    handle: ({ services, params }) => readPage(services, params.id),
  }),
  apiRoute({
    method: "PATCH",
    path: "/api/pages/:id",
    permission: "page.edit",
    body: z.object({ title: title.optional(), path: path.optional() }),
    handle: async (request) => {
      const { services, params, body } = request;
      const changed = await changePage(services.database, params.id ?? "", body, userOf(request).name);
      return tellPage(request, changed.ok ? ok({ path: changed.value.to }) : changed);
    },
  }),
  ...(["archive", "unarchive"] as const).map((action) =>
    apiRoute({
      method: "POST",
      path: `/api/pages/:id/${action}`,
      permission: "page.publish",
      handle: async (request) => {
        const { services, params } = request;
        const author = userOf(request).name;
        return tellPage(request, await setArchived(services.database, params.id ?? "", action === "archive", author));
      },
    }),
  ),
  apiRoute({
    method: "GET",
    path: "/api/page-paths",
    permission: "page.edit",
    handle: async ({ services, query }) => {
      const locale = LOCALES.find((one) => one === query.get("locale")) ?? services.settings.current.defaultLocale;
      const place = { path: query.get("path") ?? "", locale };
      const checked = await checkPlace(services.database, place, query.get("page") ?? undefined);
      return ok(checked.ok ? {} : { problem: checked.error.message });
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/shared-blocks",
    permission: "page.view",
    handle: async ({ services }) => {
      const id = await findFrameId(services.database.db);
      return id ? ok({ id }) : fail("NOT_FOUND", "There is no such page");
    },
  }),
];

type Content = PageContent & Partial<Pick<Draft, "annotations">>;

/** What a new page begins with: blocks that were sent, another page's draft, or a template. */
async function contentFor(
  { blocks, from, template }: z.output<typeof creation>,
  readDraft: (id: string) => Promise<Result<Draft>>,
): Promise<Result<Content>> {
  if (blocks) return ok({ metaTags: [], blocks: blocks satisfies JsonObject[] });
  if (from === undefined) return ok(templateContent(template));
  const original = await readDraft(from);
  if (!original.ok) return original;
  // A copy is a page of its own: the original's title, and an address that leads search engines to it, would hide it.
  const metaTags = original.value.metaTags.filter(({ name }) => name !== "title" && name !== "canonical");
  return ok({ ...original.value, blocks: [...original.value.blocks], metaTags });
}
