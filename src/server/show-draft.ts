import { contentOf } from "#publishing";
import { findPage } from "#publishing/server";
import { localePath } from "#shared";
import { renderError, renderPreview } from "./page-service.ts";
import { sendPage } from "./send-page.ts";
import type { Services } from "./services.ts";

/** Answers with a draft as visitors would see it, never kept by anybody; the site's "not found" where there is none. */
export async function showDraft(services: Services, pageId: string | undefined): Promise<Response> {
  const page = pageId === undefined ? undefined : await findPage(services.database.db, pageId);
  const draft = page && (await services.drafts.read(page.id));
  if (!page || !draft?.ok) return sendPage(await renderError(services, "/", 404), {});
  const content = contentOf(draft.value.state.draft);
  const address = localePath(page.path.startsWith("/") ? page.path : "/", page.locale);
  return sendPage({ ...(await renderPreview(services, { ...content, ...page }, address)), isPrivate: true }, {});
}
