import { listHiddenPages, listPublishedPosts, listReadablePages } from "#publishing/server";
import { DEFAULT_LOCALE, localePath } from "#shared";
import { inSlices } from "#shared/server";
import { ANY_PAGE, cachedPageInSteps, markdownPath, type CachedPage } from "#site";
import { llmsText, type LinkedPage } from "#site/server";
import { securityHeaders } from "../middleware/security-headers.ts";
import { fromCache, type Rendered } from "../pages/page-service.ts";
import type { Services } from "../services.ts";

const MAX_PAGES = 500;
const MAX_POSTS = 50;

async function write(services: Services): Promise<Rendered> {
  const { database, origin, settings } = services;
  const { siteName: name, description } = settings.current;
  const addressOf = (path: string, locale: string) => encodeURI(origin + markdownPath(localePath(path, locale)));
  const pages = await listReadablePages(database.db, MAX_PAGES);
  const posts = await listPublishedPosts(database.db, { locale: DEFAULT_LOCALE, limit: MAX_POSTS });
  const hidden = new Set((await listHiddenPages(database.db)).map(({ path }) => path));
  const linked = (one: { path: string; locale: string; title: string; description: string }): LinkedPage => ({
    title: one.title,
    address: addressOf(one.path, one.locale),
    description: one.description,
  });
  const sections = [
    { heading: "Pages", pages: pages.map(linked) },
    { heading: "Posts", pages: posts.filter(({ path }) => !hidden.has(path)).map(linked) },
  ];
  const text = llmsText({ name, description, sections });
  const made = await inSlices(cachedPageInSteps([text], securityHeaders(origin), Date.now()));
  const page = { ...made, contentType: "text/plain; charset=utf-8", vary: "Accept-Encoding" };
  return { page, dependencies: { queryNames: [], tags: [] } };
}

/** Gives `/llms.txt`: from the cache, where any page's change drops it, or else written. */
export async function getLlmsText(services: Services): Promise<CachedPage> {
  const address = { path: `${ANY_PAGE}llms.txt`, locale: DEFAULT_LOCALE, search: "" };
  return (await fromCache(services.cache, address, () => write(services))) ?? (await write(services)).page;
}
