import { Hono } from "hono";
import { findRedirect } from "#publishing/server";
import { localePath, splitLocale } from "#shared";
import { markdownPath, type CachedPage } from "#site";
import { getPage, getErrorPage } from "../pages/page-service.ts";
import { pageHeaders, searchOf } from "../pages/page-request.ts";
import { findReading, markdownOf } from "../readers/readings.ts";
import { pageCacheControl, sendPage } from "../pages/send-page.ts";
import { findShownPage } from "../posts/find-shown-page.ts";
import type { ServerEnv, Services } from "../services.ts";

/**
 * An address of this site without superfluous slashes. It stays encoded: decoded, a backslash or a tab after the first
 * slash would lead to another site.
 */
export function trimmedAddress(url: string): string {
  const { pathname, search } = new URL(url);
  const path = pathname.replace(/^\/+/, "/");
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end) + search;
}

/** The new address of a page that moved away from this one, or of its Markdown; undefined when there is none. */
async function findMoved(services: Services, pathname: string): Promise<string | undefined> {
  const { path, locale } = splitLocale(pathname);
  const moved = await findRedirect(services.database.db, path, locale);
  if (moved !== undefined) return localePath(moved, locale);
  const page = markdownOf(pathname);
  const movedPage = page === undefined ? undefined : await findMoved(services, page);
  return movedPage === undefined ? undefined : markdownPath(movedPage);
}

/** The address in lower case where a page is published there, or has moved away from there: people type "/Pricing". */
async function findInLowerCase(services: Services, pathname: string, search: string): Promise<string | undefined> {
  const lower = pathname.toLowerCase();
  if (lower === pathname) return undefined;
  const page = await findShownPage(services, { ...splitLocale(lower), search });
  return page ? lower : findMoved(services, lower);
}

/**
 * GET and HEAD of any published page, as HTML or as what tools read (`readings.ts`); an address with a superfluous slash or
 * capitals redirects to the page; anything else is the 404 page. Other methods get 405: posts have routes of their own.
 */
export function pageRoutes(services: Services) {
  const { cache } = services;

  async function find(
    path: string,
    search: string,
    client: string,
    accept?: string,
  ): Promise<{ found?: CachedPage; isReading?: boolean; moved?: string }> {
    // What is at an address may depend on its query, such as the tenant of a row.
    const address = path + search;
    if (cache.isUnknown(address, Date.now())) return {};
    const { generation } = cache;
    const reading = await findReading(services, { pathname: path, search, accept });
    const found = reading ?? (await getPage(services, path, search, client));
    if (found) return { found, isReading: reading !== undefined };
    const moved = (await findMoved(services, path)) ?? (await findInLowerCase(services, path, search));
    if (moved === undefined) cache.setUnknown(address, generation, Date.now());
    return { moved };
  }

  const pages = new Hono<ServerEnv>().get("*", async (context) => {
    const { path, url } = context.req;
    if (path.startsWith("//") || (path.endsWith("/") && path !== "/"))
      return context.redirect(trimmedAddress(url), 301);
    const { found, isReading, moved } = await find(
      path,
      searchOf(url),
      context.var.clientAddress,
      context.req.header("accept"),
    );
    if (moved !== undefined) {
      // A browser that cached the redirect would loop once the page is back.
      context.header("Cache-Control", pageCacheControl(services.environment.SHARED_CACHE_SECONDS));
      return context.redirect(moved + searchOf(url), 301);
    }
    context.set("isPage", true);
    const page = found ?? (await getErrorPage(services, path, "notFound"));
    if (found && !isReading && context.req.method === "GET")
      services.pageViews.count(path, {
        userAgent: context.req.header("user-agent"),
        purpose: context.req.header("sec-purpose"),
      });
    return sendPage(page, pageHeaders(context), services.environment.SHARED_CACHE_SECONDS);
  });
  return pages.all("*", (context) => context.text("Method not allowed", 405, { Allow: "GET, HEAD, POST" }));
}
