import type { FormState } from "#blocks";
import { formToken } from "#forms/server";
import type { PageContent, PublishedPage } from "#publishing";
import { findPublishedPage } from "#publishing/server";
import { makeCachedPage, renderPage, type CachedPage, type RenderContext, type RenderedPage } from "#site";
import { splitLocale, textsFor, type Locale } from "#shared";
import { errorPage } from "./error-page.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import type { Services } from "./services.ts";

/** Which texts an error page shows. */
const ERROR_TEXTS = { 403: "forbidden", 404: "notFound", 500: "serverError" } as const;
type ErrorStatus = keyof typeof ERROR_TEXTS;

/** What a form shows after a post without JavaScript, by form name. */
export type FormAnswers = Record<string, Omit<FormState, "token">>;

function renderContext(services: Services, path: string, locale: Locale): RenderContext {
  const { environment: env, origin, secret } = services;
  const now = Date.now();
  return {
    locale,
    origin,
    path,
    siteName: env.SITE_NAME,
    debug: env.DEBUG,
    launch: launchOf(services),
    analyticsUrl: env.ANALYTICS_URL,
    formToken: (form) => formToken(secret, form, now),
  };
}

function launchOf({ environment: env }: Services): RenderContext["launch"] {
  if (!env.LAUNCH_POST_ID) return undefined;
  return { postId: env.LAUNCH_POST_ID, url: env.LAUNCH_URL, imageUrl: env.LAUNCH_IMAGE_URL };
}

function ready({ origin }: Services, { html, csp }: RenderedPage): CachedPage {
  return makeCachedPage(html, { ...securityHeaders(origin), "Content-Security-Policy": csp }, Date.now());
}

function render(services: Services, page: PublishedPage, context: RenderContext): CachedPage {
  const report = (error: unknown) => services.log.error({ err: error, path: page.path }, "a block failed");
  return ready(services, renderPage(page, context, services.assets, report));
}

/**
 * Gives what visitors see at an address: from the cache, else rendered and kept.
 * @param pathname the address's path with its language prefix; the query never matters (interfaces 3).
 * @returns undefined when no page is published there.
 */
export async function getPage(services: Services, pathname: string): Promise<CachedPage | undefined> {
  const { locale, path } = splitLocale(pathname);
  const key = `${path} ${locale}`;
  const cached = services.cache.get(key, Date.now());
  if (cached) return cached;
  const generation = services.cache.generation;
  const page = await findPublishedPage(services.database.db, path, locale);
  if (!page) return undefined;
  const made = render(services, page, renderContext(services, path, locale));
  if (generation === services.cache.generation) services.cache.set(key, made);
  return made;
}

/** Renders a page again with what a form answered; never cached. */
export function renderAnswer(
  services: Services,
  page: PublishedPage,
  locale: Locale,
  forms: FormAnswers,
  status: number,
): CachedPage {
  const context = { ...renderContext(services, page.path, locale), forms };
  return { ...render(services, page, context), status };
}

/** Renders what stands in place of a page, in the site's look: refused (403), no such page (404), our failure (500). */
export async function renderError(services: Services, pathname: string, status: ErrorStatus): Promise<CachedPage> {
  const { locale } = splitLocale(pathname);
  const texts = textsFor(locale);
  const home = await findPublishedPage(services.database.db, "/", locale).catch(() => undefined);
  const page = errorPage(home?.blocks ?? [], texts[ERROR_TEXTS[status]], locale);
  return { ...renderNoindex(services, page, pathname), status };
}

/** Renders content that search engines must not keep: error pages and the block catalogue. */
export function renderNoindex(services: Services, page: PageContent, pathname: string): CachedPage {
  const { locale, path } = splitLocale(pathname);
  const report = (error: unknown) => services.log.error({ err: error, path }, "a block failed");
  const context = { ...renderContext(services, path, locale), noindex: true };
  return ready(services, renderPage(page, context, services.assets, report));
}
