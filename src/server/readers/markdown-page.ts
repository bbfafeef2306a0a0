import { readPostMeta } from "#publishing";
import { findListedPost, isHidden } from "#publishing/server";
import { localePath, splitLocale } from "#shared";
import { inSlices } from "#shared/server";
import { cachedPageInSteps, type Address, type CachedPage } from "#site";
import { listPartIn, pageMarkdown, type ReadPage } from "#site/server";
import { securityHeaders } from "../middleware/security-headers.ts";
import { fromCache, loadPage, renderContext, type Rendered } from "../pages/page-service.ts";
import { presentName } from "../posts/author-name.ts";
import { findShownPage } from "../posts/find-shown-page.ts";
import type { ShownPage, ShownPost } from "../pages/shown-page.ts";
import type { Services } from "../services.ts";

const FORMAT = "md";

/** What is said of a post under its title. */
async function postLineOf(services: Services, post: ShownPost): Promise<ReadPage["post"]> {
  const { author, cover, coverAlt, tags, date } = readPostMeta(post.metaTags);
  const listed = await findListedPost(services.database.db, post.id);
  return {
    author: await presentName(services, author),
    cover,
    coverAlt,
    tags: tags.map(({ label }) => label),
    date: date || (listed?.publishedAt ?? ""),
  };
}

/** What is read at an address: a post without the frame that leads around it, or the whole page. */
function readAt(found: ShownPage, { path }: Address): { page: ShownPage; post?: ShownPost } {
  const { post } = found;
  return post?.path === path ? { page: { ...found, ...post, body: undefined }, post } : { page: found };
}

async function write(services: Services, found: ShownPage, address: Address): Promise<Rendered> {
  const report = (error: unknown) => services.log.error({ err: error, path: found.path }, "a block failed");
  const { page, post } = readAt(found, address);
  const { blocks, queryNames, data, freshness } = await loadPage(services, page, address, report);
  const context = { ...renderContext(services, address.path, address.locale), data };
  const part = listPartIn(blocks, data, context);
  const read = { ...page, blocks, titleOf: part?.titleOf, post: post && (await postLineOf(services, post)) };
  const markdown = await pageMarkdown(read, context, services.assets, report);
  const original =
    encodeURI(services.origin + localePath(address.path, page.locale ?? address.locale)) + (part?.query ?? "");
  const headers = {
    ...securityHeaders(services.origin),
    Link: `<${original}>; rel="canonical"`,
    ...(isHidden(page.metaTags) && { "X-Robots-Tag": "noindex" }),
  };
  const made = await inSlices(cachedPageInSteps(markdown, headers, Date.now()));
  const written = { ...made, contentType: "text/markdown; charset=utf-8" };
  if (freshness === "never") return { page: written };
  return { page: { ...written, freshSeconds: freshness.seconds }, dependencies: { queryNames, ...freshness } };
}

/**
 * Gives the page at an address as Markdown: from the cache, where it is kept and dropped like the page itself, or else
 * written.
 * @param pathname the page's own address, with its language prefix.
 * @returns undefined when no page is published there.
 */
export async function getMarkdown(
  services: Services,
  pathname: string,
  search: string,
): Promise<CachedPage | undefined> {
  const address = { ...splitLocale(pathname), search, format: FORMAT };
  return fromCache(services.cache, address, async () => {
    const found = await findShownPage(services, address);
    return found && write(services, found, address);
  });
}
