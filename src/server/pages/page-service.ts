import { membersReader } from "../github/members-reader.ts";
import { AUTHORS_TAG } from "#authors";
import { queryNamesOf } from "#blocks";
import { renderWithRichText, loadBlocks, loaders } from "#blocks/server";
import { formToken } from "#forms/server";
import { metaValue, paramsOf, withShared, type PageContent } from "#publishing";
import { findPublishedPage } from "#publishing/server";
import {
  ANY_PAGE,
  cachedPageInSteps,
  cutDataArea,
  readQuery,
  renderInSteps,
  type Address,
  type CachedPage,
  type DataPlace,
  type Dependencies,
  type PageCache,
  type RenderContext,
  type RenderedPage,
} from "#site";
import { fail, localePath, ok, splitLocale, textsFor, type JsonObject, type Locale, type Result } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import { inSlices } from "#shared/server";
import { withSizes } from "../assets/cropped-image.ts";
import { errorPage } from "./generated-page.ts";
import { securityHeaders } from "../middleware/security-headers.ts";
import { postsReader } from "../posts/posts-reader.ts";
import { findShownPage } from "../posts/find-shown-page.ts";
import type { ShownPage } from "./shown-page.ts";
import { plansReader, type Visit } from "../plans/plans-reader.ts";
import { rowsReader } from "../records/rows-reader.ts";
import type { Services } from "../services.ts";
import { shareAddress } from "../share/share-picture.ts";
import { siteContext } from "./site-brand.ts";

/** The status of each error page. */
const ERROR_STATUS = { forbidden: 403, notFound: 404, formGone: 404, serverError: 500 } as const;
type ErrorKind = keyof typeof ERROR_STATUS;

/** What forms show after a post without JavaScript. */
type FormAnswers = RenderContext["forms"];

/** What rendering at an address depends on besides the page. */
export function renderContext(services: Services, path: string, locale: Locale): RenderContext {
  const { environment: env, origin, secret } = services;
  const now = Date.now();
  return {
    locale,
    origin,
    path,
    ...siteContext(services),
    debug: env.DEBUG,
    isSignUpOpen: env.SIGN_UP === "open",
    analyticsUrl: env.ANALYTICS_URL,
    formToken: (form) => formToken(secret, form, now),
  };
}

/** Renders a page without holding up other requests when it is long. */
async function renderInSlices(
  services: Services,
  page: PageContent & { locale?: Locale },
  context: RenderContext,
  report: (error: unknown) => void,
): Promise<RenderedPage> {
  // When a page is rendered twice, each failure is reported once.
  const failures = new Map<string, unknown>();
  const note = (error: unknown) => failures.set(String(error), error);
  const { assets } = services;
  const rendered = await services.mediaSizes.render((sizeOf) => {
    const image = withSizes(assets, sizeOf);
    return renderWithRichText((richText) =>
      inSlices(renderInSteps(page, { ...context, richText }, { ...assets, image }, note)),
    );
  });
  for (const failure of failures.values()) report(failure);
  return rendered;
}

/** Renders a page and prepares it for sending. */
async function make(...given: Parameters<typeof renderInSlices>): Promise<CachedPage> {
  const [services] = given;
  const { html, csp } = await renderInSlices(...given);
  const headers = { ...securityHeaders(services.origin), "Content-Security-Policy": csp };
  return inSlices(cachedPageInSteps(html, headers, Date.now()));
}

/** A rendered page, and what it depends on; undefined where it must not be kept. */
export type Rendered = { page: CachedPage; dependencies?: Dependencies };

/** A page that names its author says so in its share picture and its Markdown. */
function withAuthor<Fresh extends { tags: readonly string[] }>(freshness: Fresh, page: PageContent): Fresh {
  return metaValue(page, "author") ? { ...freshness, tags: [...freshness.tags, AUTHORS_TAG] } : freshness;
}

/** Puts the shared blocks into a page and loads the data of its blocks. */
export async function loadPage(
  services: Services,
  page: ShownPage,
  { path, locale, search, client }: Visit,
  report: (error: unknown) => void,
) {
  const blocks = withShared(page.blocks, await services.sharedBlocks.read(), page.path);
  const bound = blocks.flatMap(queryNamesOf);
  const request = { params: paramsOf(page.path, path), query: readQuery(search, bound), locale };
  const address = { path, locale };
  const ports = {
    readMembers: membersReader(services),
    ...postsReader(services, page, address),
    ...rowsReader(services, { ...address, search }),
    ...plansReader(services, { ...address, search, client }),
  };
  const { data, freshness } = await loadBlocks(blocks, { ...request, ports }, loaders, report);
  if (freshness === "never") return { blocks, queryNames: bound, data, freshness };
  const { queryNames = [], ...rest } = freshness;
  return { blocks, queryNames: [...bound, ...queryNames], data, freshness: withAuthor(rest, page) };
}

/** Loads the data of a page's blocks and renders it. */
async function render(services: Services, page: ShownPage, visit: Visit, forms?: FormAnswers): Promise<Rendered> {
  const report = (error: unknown) => services.log.error({ err: error, path: page.path }, "a block failed");
  const { blocks, queryNames, data, freshness } = await loadPage(services, page, visit, report);
  const { locales: contentLocales, noindex, isStill, body } = page;
  const shareImage = page.id === undefined ? undefined : await shareAddress(services, page.id, page);
  const context = {
    ...renderContext(services, visit.path, visit.locale),
    shareImage,
    contentLocales,
    noindex,
    isStill,
    data,
    forms,
    body,
  };
  const made = await make(services, { ...page, blocks }, context, report);
  if (freshness === "never") return { page: made };
  return { page: { ...made, freshSeconds: freshness.seconds }, dependencies: { queryNames, ...freshness } };
}

/**
 * Gives the page that visitors see at an address: from the cache, or else rendered and cached.
 * @param pathname the address's path with its language prefix.
 * @param search its query with "?"; only the names that the page's variables are bound to matter (spec 7).
 * @param client the visitor's address, by which tries are limited; without one, codes in the query are ignored.
 * @returns undefined when no page is published there.
 */
export async function getPage(
  services: Services,
  pathname: string,
  search: string,
  client?: string,
): Promise<CachedPage | undefined> {
  const address = { ...splitLocale(pathname), search, client };
  return fromCache(services.cache, address, async () => {
    const found = await findShownPage(services, address);
    return found && render(services, found, address);
  });
}

/** Gives a page from the cache, or else renders it once for all who wait, and caches it where it may be kept. */
export async function fromCache(
  cache: PageCache,
  address: Address,
  renderNow: () => Promise<Rendered | undefined>,
): Promise<CachedPage | undefined> {
  const renderAndKeep = async () => {
    const { generation } = cache;
    const rendered = await renderNow();
    if (!rendered?.dependencies) return rendered && { ...rendered.page, isPrivate: true };
    if (generation === cache.generation) cache.set(address, rendered.page, rendered.dependencies);
    return rendered.page;
  };
  return cache.get(address, Date.now()) ?? cache.renderOnce(address, renderAndKeep);
}

/** Renders a page again with a form's answer; never cached. */
export async function renderAnswer(
  services: Services,
  page: ShownPage,
  address: Address,
  forms: FormAnswers,
  status: number,
): Promise<CachedPage> {
  return { ...(await render(services, page, address, forms)).page, status };
}

/** Renders a draft as visitors would see it; search engines must not keep it. @param pathname with language prefix. */
export async function renderPreview(services: Services, page: ShownPage, pathname: string): Promise<CachedPage> {
  const address = { ...splitLocale(pathname), search: "" };
  return (await render(services, { ...page, noindex: true }, address)).page;
}

/**
 * Renders what visitors get in the area with the data of a page's first block.
 * @returns its HTML, or the message of the block's error card.
 */
export async function renderDataArea(
  services: Services,
  page: ShownPage,
  address: Address,
  preview: DataPlace,
): Promise<Result<string, "FAILED">> {
  const { path, locale } = address;
  const report = (error: unknown) => services.log.error({ err: error, path: page.path }, "a block failed");
  const { blocks, data } = await loadPage(services, page, address, report);
  const [own] = data;
  if (own && "error" in own) return fail("FAILED", own.error);
  const context = { ...renderContext(services, path, locale), data, body: page.body, preview };
  const { html } = await renderInSlices(services, { ...page, blocks }, context, report);
  const area = cutDataArea(html.join(""));
  return area === undefined ? fail("FAILED", textsFor(locale).loadFailed) : ok(area);
}

async function findHome(services: Services, locale: Locale): Promise<JsonObject[] | undefined> {
  const home = await findPublishedPage(services.database.db, "/", locale).catch(() => undefined);
  return home && withShared(home.blocks, await services.sharedBlocks.read(), "/");
}

/** @returns the home page's blocks, whose header and footer generated pages have too; none when it can't be read. */
export async function findHomeBlocks(services: Services, locale: Locale): Promise<JsonObject[]> {
  return (await findHome(services, locale)) ?? [];
}

/**
 * Gives an error page in the site's style. It is the same for every address in a language, and kept with the home page's
 * header and footer; its choice of languages leads home.
 */
export async function getErrorPage(services: Services, pathname: string, kind: ErrorKind): Promise<CachedPage> {
  const { locale } = splitLocale(pathname);
  const renderNow = async () => {
    const home = await findHome(services, locale);
    const homeBlocks = home ?? [];
    // After a failure of ours, the home page may be there all the same.
    const hasHome = home !== undefined || kind === "serverError";
    const content = errorPage(homeBlocks, servedTextsFor(locale).errors[kind], hasHome);
    const rendered = await renderNoindex(services, { ...content, locale }, localePath("/", locale));
    const page = { ...rendered, status: ERROR_STATUS[kind] };
    return homeBlocks.length > 0 ? { page, dependencies: { queryNames: [], tags: [] } } : { page };
  };
  const address = { path: `${ANY_PAGE}${kind}`, locale, search: "" };
  return (await fromCache(services.cache, address, renderNow)) ?? (await renderNow()).page;
}

/** Renders content that search engines must not keep: error pages, the block catalogue, and the order form. */
export async function renderNoindex(
  services: Services,
  page: PageContent & { locale?: Locale },
  pathname: string,
  more: Pick<RenderContext, "wrapper" | "data" | "section"> = {},
): Promise<CachedPage> {
  const { locale, path } = splitLocale(pathname);
  const report = (error: unknown) => services.log.error({ err: error, path }, "a block failed");
  const context = { ...renderContext(services, path, locale), noindex: true, ...more };
  return make(services, page, context, report);
}
