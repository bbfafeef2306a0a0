import { contentOf, previewContract } from "#publishing";
import { createPreview, findPage, findPreviewed, listPreviews, revokePreview, type Preview } from "#publishing/server";
import { fail, localePath, ok } from "#shared";
import { getErrorPage, renderPreview } from "../pages/page-service.ts";
import { sendPage } from "../pages/send-page.ts";
import { inFrame } from "../posts/find-shown-page.ts";
import type { Services } from "../services.ts";
import { readPage } from "./read-page.ts";
import { serve } from "./serve.ts";

const linkOf = ({ origin }: Services, { token, ...preview }: Preview) => ({
  ...preview,
  url: `${origin}/api/previews/${token}`,
});

/** Answers with a draft as visitors would see it, never cached; the site's 404 page when there is none. */
async function showDraft(services: Services, pageId: string | undefined): Promise<Response> {
  const page = pageId === undefined ? undefined : await findPage(services.database.db, pageId);
  const draft = page && (await services.drafts.read(page.id));
  if (!page || !draft?.ok) return sendPage(await getErrorPage(services, "/", "notFound"), {});
  const content = contentOf(draft.value.state.draft);
  const address = localePath(page.path.startsWith("/") ? page.path : "/", page.locale);
  const { id, path, locale, kind } = page;
  const shown = { ...content, id, path, locale };
  const framed = kind === "post" ? await inFrame(services, shown, locale) : shown;
  return sendPage({ ...(await renderPreview(services, framed, address)), isPrivate: true }, {});
}

export const previewRoutes = serve(previewContract, {
  listPreviews: async ({ services, params, query }) => {
    const page = await readPage(services, params.id);
    if (!page.ok) return page;
    const { items, ...rest } = await listPreviews(services.database.db, services.secret, page.value.id, query);
    return ok({ items: items.map((preview) => linkOf(services, preview)), ...rest });
  },
  createPreview: async ({ services, params, body, user }) => {
    const page = await readPage(services, params.id);
    if (!page.ok) return page;
    // Its links show nothing until it is restored.
    if (page.value.status === "archived") {
      return fail("PAGE_ARCHIVED", "This page is archived. Restore it before you share it.");
    }
    const wanted = { pageId: params.id, author: user.name, hours: body.hours };
    return ok(linkOf(services, await createPreview(services.database.db, services.secret, wanted)));
  },
  revokePreview: async ({ services, params }) =>
    (await revokePreview(services.database.db, params.id)) ? ok({}) : fail("NOT_FOUND", "Preview link not found"),
  openPreview: async ({ services, params }) =>
    showDraft(services, await findPreviewed(services.database.db, services.secret, params.token)),
  previewPage: ({ services, params }) => showDraft(services, params.id),
});
