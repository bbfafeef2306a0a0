import type { BlockContext, BlockFacts, OpenBlock, SiteOwner } from "#blocks";
import type { PageContent } from "#publishing";
import {
  DEFAULT_LOCALE,
  directionOf,
  finish,
  localePath,
  LOCALES,
  policySource,
  textsFor,
  type Locale,
  type Steps,
} from "#shared";
import { makeBlockContext } from "./block-context.ts";
import { contentSecurityPolicy, type Hosts } from "./csp.ts";
import { renderBlocks, type RenderedBlocks } from "./render-blocks.ts";
import { renderHead, type LeadImage } from "./head.ts";
import { END, escapeHtml, jsonForScript } from "./html.ts";
import { prepareAll } from "./prepare-block.ts";
import { languageSheets } from "./language-sheets.ts";
import type { Prepared } from "./render-block.tsx";
import type { Assets, RenderContext, RenderedPage } from "./types.ts";

/**
 * Renders a page to HTML; nothing else does. Pure: the same page, context and assets give the same bytes.
 * @param report is called for every block that failed; the error card is shown instead.
 */
export function renderPage(...given: Parameters<typeof renderInSteps>): { html: string; csp: string } {
  const { html, csp } = finish(renderInSteps(...given));
  return { html: html.join(""), csp };
}

/** The same, block by block, so that rendering a long page doesn't block the event loop. */
export function* renderInSteps(
  page: PageContent & { locale?: Locale },
  context: RenderContext,
  assets: Assets,
  report: (error: unknown) => void = () => {},
): Steps<RenderedPage> {
  const blocks = yield* prepareAll(page.blocks, context.data, report);
  const hosts: Hosts = { img: new Set(), frame: new Set(), script: new Set(), connect: new Set() };
  const contentLocale = page.locale ?? DEFAULT_LOCALE;
  const blockContext = { ...makeBlockContext(context, assets, hosts), contentLocale };
  const rendered = yield* renderBlocks(blocks, { context, blockContext, icons: assets.icons, report });
  const opened = blocks.flatMap((block) => ("opened" in block && block.opened.opened ? [block.opened.opened] : []));
  yield* addHosts(opened, blockContext, hosts);
  const body = [...bodyOf(rendered, context, contentLocale), ...structuredData(opened, context, blockContext)];
  const types = blocks.flatMap((block) => ("opened" in block ? block.opened.block.type : []));
  const head = renderHead(page, context, assets, {
    leadImage: findLeadImage(rendered.lead, assets),
    favicon: blockContext.image(context.favicon ?? blockContext.mark).src,
    heads: opened.flatMap((block) => block.head ?? []),
    early: opened.flatMap((block) => block.early ?? []),
    styles: styleSheets(assets, context, body, [...types, ...languageSheets(context.locale, contentLocale)]),
  });
  const direction = dirAttribute(context.locale, DEFAULT_LOCALE);
  const root = `<html lang="${context.locale}"${direction}${context.isStill ? " data-still" : ""}>`;
  const html = [`<!doctype html>${root}<head>${head}</head>`, ...body, "</body></html>"];
  return { html, csp: contentSecurityPolicy(addConfiguredHosts(hosts, context)) };
}

/** The addresses of a page's stylesheets: one with what it uses, or all rules for samples that scripts exchange. */
function styleSheets(
  assets: Assets,
  { wrapper }: RenderContext,
  body: readonly string[],
  types: readonly string[],
): string[] {
  if (assets.sheets && !wrapper) return [assets.sheets.addressFor(body, types)];
  const names = new Set([...types, wrapper?.style ?? ""]);
  return [...assets.styles, ...[...names].flatMap((name) => assets.blockStyles[name] ?? [])];
}

/** Adds the hosts that the page's blocks name. */
function* addHosts(opened: readonly OpenBlock[], { richText }: BlockContext, hosts: Hosts): Steps<void> {
  for (const block of opened) {
    yield;
    const needed = block.hosts(richText);
    for (const host of needed.frame ?? []) hosts.frame.add(host);
    for (const host of needed.script ?? []) hosts.script.add(host);
    for (const host of needed.img ?? []) hosts.img.add(host);
  }
}

/** The direction of a language's script, where it differs from that around it. */
function dirAttribute(locale: Locale, around: Locale): string {
  const direction = directionOf(locale);
  return direction === directionOf(around) ? "" : ` dir="${direction}"`;
}

/** The body with its blocks in place. */
function bodyOf({ top, main, after, bottom }: RenderedBlocks, context: RenderContext, contentLocale: Locale): string[] {
  const texts = textsFor(context.locale);
  const direction = dirAttribute(contentLocale, context.locale);
  const mainLang = contentLocale === context.locale ? "" : ` lang="${escapeHtml(contentLocale)}"${direction}`;
  const languages = context.noindex ? "" : ` data-languages="${offeredLanguages()}"`;
  const start = `<body data-image-failed="${escapeHtml(texts.image.failed)}"${languages}>`;
  const skip = `<a class="skip-link" href="#main">${escapeHtml(texts.skipToContent)}</a>`;
  const above = top.length > 0 ? [...top, END] : [];
  const rest = [skip, ...above, `<main id="main" tabindex="-1"${mainLang}>`, ...main, "</main>", ...after, END];
  // The rest fills the window, so that the bottom edge is at the page's end on a short page too.
  return bottom.length > 0 ? [start, '<div class="page-rest">', ...rest, "</div>", ...bottom, END] : [start, ...rest];
}

/** The structured data of the page's blocks: near the text that it repeats, so that compression can refer to it. */
function structuredData(opened: readonly OpenBlock[], context: RenderContext, { image, contentLocale }: BlockContext) {
  const site = organization(context, image);
  const facts = factsOf(context, contentLocale, image);
  const jsonLd = opened.flatMap((block): object[] => [block.jsonLd(site, facts) ?? []].flat());
  return joinQuestions(jsonLd).map((one) => `<script type="application/ld+json">${jsonForScript(one)}</script>`);
}

/** Joins the questions of all blocks in the place of the first: search engines refuse a page with several FAQPages. */
function joinQuestions(jsonLd: readonly object[]): object[] {
  const isList = (one: object) => "@type" in one && one["@type"] === "FAQPage";
  const [first, ...others] = jsonLd.filter(isList);
  if (!first || others.length === 0) return [...jsonLd];
  const mainEntity = [first, ...others].flatMap((one) => ("mainEntity" in one ? one.mainEntity : []));
  return jsonLd.flatMap((one) => (one === first ? { ...first, mainEntity } : isList(one) ? [] : one));
}

/** The site's owner, for the structured data of its blocks. */
function organization(
  { siteName, siteDescription, origin, logo, mark, socials }: RenderContext,
  image: BlockContext["image"],
): SiteOwner {
  const src = logo ? image(logo.src).src : mark;
  const accounts = Object.values(socials ?? {}).filter((address) => address !== undefined);
  return {
    name: siteName,
    url: origin,
    ...(siteDescription && { description: siteDescription }),
    ...(src && { logo: src.startsWith("/") ? origin + src : src }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** What structured data says of the page. */
function factsOf({ origin, locale }: RenderContext, contentLocale: Locale, image: BlockContext["image"]): BlockFacts {
  // A post's cover may be anything that was typed.
  const absolute = (src: string) => URL.parse(image(src).src, origin)?.href;
  return { locale: contentLocale, home: new URL(localePath("/", locale), origin).href, absolute };
}

/** The languages that language.client.ts may offer: a variant before its language (pt-br, pt), as the first match is taken. */
function offeredLanguages(): string {
  return escapeHtml(LOCALES.toSorted().toReversed().join(" "));
}

function findLeadImage(lead: Prepared | undefined, assets: Assets): LeadImage | undefined {
  const { leadImage, leadSizes } = (lead && "opened" in lead && lead.opened.opened) || {};
  const found = leadImage ? assets.image(leadImage) : undefined;
  return !found || found.drawing ? undefined : { ...found, sizes: leadSizes };
}

function addConfiguredHosts(hosts: Hosts, { launch, analyticsUrl }: RenderContext): Hosts {
  const analytics = analyticsUrl && policySource(analyticsUrl);
  if (analytics) hosts.connect.add(analytics);
  const badge = launch && policySource(launch.imageUrl);
  if (badge) hosts.img.add(badge);
  return hosts;
}
