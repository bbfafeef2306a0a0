import type { CachedPage } from "#site";
import { splitLocale } from "#shared";
import type { PublishedPages } from "../pages/published.ts";
import type { Services } from "../services.ts";
import { acceptsMarkdown } from "./accepts-markdown.ts";
import { FEED_FILES, getFeed } from "./feed-page.ts";
import { getMarkdown } from "./markdown-page.ts";

const MARKDOWN = /\.md$/;

const pathsByList = new WeakMap<PublishedPages, ReadonlySet<string>>();

/** Whether a page is published at exactly this path, in any language. */
async function isPage({ published }: Services, path: string): Promise<boolean> {
  const pages = await published.read();
  const paths = pathsByList.get(pages) ?? new Set(pages.map((page) => page.path));
  pathsByList.set(pages, paths);
  return paths.has(path);
}

/**
 * @returns the address of the page that an address names as Markdown: "/contact.md" -> "/contact", "/index.md" -> "/"; undefined
 * for any other address.
 */
export function markdownOf(pathname: string): string | undefined {
  if (!MARKDOWN.test(pathname)) return undefined;
  const { path } = splitLocale(pathname);
  const page = pathname.replace(MARKDOWN, "");
  return path === "/index.md" ? page.slice(0, -"/index".length) || "/" : page;
}

/**
 * Finds what tools read at an address instead of a page: a blog's feed, or a page as Markdown, named by its address or
 * asked for by the request. A published page with exactly that path comes first.
 * @returns undefined where the address has nothing but a page.
 */
export async function findReading(
  services: Services,
  { pathname, search, accept }: { pathname: string; search: string; accept?: string },
): Promise<CachedPage | undefined> {
  const page = markdownOf(pathname);
  const feed = FEED_FILES.find((file) => pathname.endsWith(`/${file}`));
  const isNamed = page !== undefined || feed !== undefined;
  if (isNamed && !(await isPage(services, splitLocale(pathname).path))) {
    if (feed) return getFeed(services, pathname, search, feed);
    return page === undefined ? undefined : getMarkdown(services, page, search);
  }
  return acceptsMarkdown(accept) ? getMarkdown(services, pathname, search) : undefined;
}
