import { metaNameOf, pageContract, templateContent, type Draft, type NewPageBody, type PageContent } from "#publishing";
import {
  changePage,
  checkPathAvailable,
  createPage,
  findSharedBlocksId,
  listPages,
  setArchived,
} from "#publishing/server";
import { fail, ok, type Result } from "#shared";
import type { Services } from "../services.ts";
import { readPage } from "./read-page.ts";
import { serve } from "./serve.ts";
import { notifyPage } from "./notify-page.ts";

export const pageRoutes = serve(pageContract, {
  listPages: async ({ services, query }) => ok(await listPages(services.database.db, query)),
  createPage: async ({ services, body, user }) => {
    const content = await contentFor(body, services);
    if (!content.ok) return content;
    const { defaultLocale } = services.settings.current;
    const { annotations } = content.value;
    const page = { ...body, locale: body.locale ?? defaultLocale, content: content.value, annotations };
    return createPage(services.database, { ...page, author: user.name });
  },
  readPage: ({ services, params }) => readPage(services, params.id),
  changePage: async (request) => {
    const { services, params, body, user } = request;
    const changed = await changePage(services.database, params.id, body, user.name);
    return notifyPage(request, changed.ok ? ok({ path: changed.value.to }) : changed);
  },
  archivePage: async (request) => {
    const { services, params, user } = request;
    return notifyPage(request, await setArchived(services.database, params.id, true, user.name));
  },
  unarchivePage: async (request) => {
    const { services, params, user } = request;
    return notifyPage(request, await setArchived(services.database, params.id, false, user.name));
  },
  checkPath: async ({ services, query }) => {
    const address = { path: query.path, locale: query.locale ?? services.settings.current.defaultLocale };
    const checked = await checkPathAvailable(services.database, address, query.page);
    return ok(checked.ok ? {} : { problem: checked.error.message });
  },
  readSharedBlocks: async ({ services }) => {
    const id = await findSharedBlocksId(services.database.db);
    return id ? ok({ id }) : fail("NOT_FOUND", "Page not found");
  },
});

/**
 * What a copy doesn't take over: it is a separate page with a date of its own, and the original's title, or an address that
 * leads search engines to the original, would hide it.
 */
const OWN_TAGS = new Set(["title", "canonical", "article:published_time"]);

type Content = PageContent & Partial<Pick<Draft, "annotations">>;

/** The first content of a new page: blocks from the request, another page's draft, or a template. */
async function contentFor(
  { blocks, from, template, metaTags: given }: NewPageBody,
  { drafts }: Services,
): Promise<Result<Content>> {
  if (blocks) return ok({ metaTags: given ?? [], blocks });
  if (from === undefined) return ok({ ...templateContent(template), ...(given && { metaTags: given }) });
  const found = await drafts.read(from);
  if (!found.ok) return found;
  const original = found.value.state.draft;
  const metaTags = original.metaTags.filter(({ name }) => !OWN_TAGS.has(name));
  const annotations = original.annotations.filter((mark) => !OWN_TAGS.has(metaNameOf(mark) ?? ""));
  return ok({ blocks: [...original.blocks], metaTags, annotations });
}
