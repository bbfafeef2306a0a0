import { defaultContext, openBlock, readBlock } from "#blocks";
import type { BlockContext, BlockData, FormState, OpenedBlock, SiteOwner } from "#blocks";
import { richText } from "#blocks/server";
import type { PageContent } from "#publishing";
import {
  DEFAULT_LOCALE,
  finish,
  isObject,
  localePath,
  LOCALES,
  policySource,
  textsFor,
  type Locale,
  type Steps,
} from "#shared";
import { contentSecurityPolicy, type Hosts } from "./csp.ts";
import { renderHead } from "./head.ts";
import { escapeHtml, jsonForScript } from "./html.ts";
import { renderBlock, type Prepared } from "./render-block.tsx";
import type { Assets, RenderContext, RenderedPage } from "./types.ts";

/**
 * The one place that makes HTML of a page. Pure: the same page, context and assets give the same bytes.
 * @param report is told of every block that failed; its place shows the error card.
 */
export function renderPage(...given: Parameters<typeof renderInSteps>): RenderedPage {
  return finish(renderInSteps(...given));
}

/** The same, block by block, so that a long page need not be rendered in one go. */
export function* renderInSteps(
  page: PageContent & { locale?: Locale },
  context: RenderContext,
  assets: Assets,
  report: (error: unknown) => void = () => {},
): Steps<RenderedPage> {
  const blocks: Prepared[] = [];
  for (const [place, stored] of page.blocks.entries()) {
    yield;
    blocks.push(prepare(stored, context.data?.[place], report));
  }
  const hosts: Hosts = { img: new Set(), frame: new Set(), script: new Set(), connect: new Set() };
  const contentLocale = page.locale ?? DEFAULT_LOCALE;
  const blockContext = { ...makeBlockContext(context, assets, hosts), contentLocale };
  const { frame } = context;
  // A frame's blocks are samples, not the page's own ends.
  const { before, main, after } = frame ? { before: [], main: blocks, after: [] } : splitLandmarks(blocks);
  const drawOne = (block: Prepared, place: number, isLead: boolean) => {
    const form = (name: string) => formState(context, name, place);
    const html = renderBlock(block, place, { ...blockContext, isLead, form }, assets.icons, report);
    return frame ? frame.around(html, place) : html;
  };
  // Added up, not joined: a join would copy all of it once more.
  function* draw(group: Prepared[], offset: number, hasLead: boolean): Steps<string> {
    let html = "";
    for (const [index, block] of group.entries()) {
      yield;
      html += drawOne(block, offset + index, hasLead && index === 0);
    }
    return html;
  }

  const top = yield* draw(before, 0, false);
  const middle = (frame?.before ?? "") + (yield* draw(main, before.length, true));
  const bottom = yield* draw(after, before.length + main.length, false);

  const opened = blocks.flatMap((block) => ("opened" in block && block.opened.opened ? [block.opened.opened] : []));
  for (const block of opened) {
    yield;
    const needed = block.hosts(richText);
    for (const host of needed.frame ?? []) hosts.frame.add(host);
    for (const host of needed.script ?? []) hosts.script.add(host);
    for (const host of needed.img ?? []) hosts.img.add(host);
  }
  const site = organization(context, blockContext.image);
  const head = renderHead(page, context, assets, {
    leadImage: findLeadImage(main, assets),
    favicon: context.favicon && blockContext.image(context.favicon).src,
    early: opened.flatMap((block) => block.early ?? []),
    types: [...blocks.flatMap((block) => ("opened" in block ? block.opened.block.type : [])), frame?.style ?? ""],
  });
  const jsonLd = opened.flatMap((block) => block.jsonLd(site) ?? []);
  // Beside the text that it repeats, where compression finds it again.
  const data = jsonLd.map((one) => `<script type="application/ld+json">${jsonForScript(one)}</script>`).join("");
  const texts = textsFor(context.locale);
  const mainLang = contentLocale === context.locale ? "" : ` lang="${escapeHtml(contentLocale)}"`;
  const languages = context.noindex ? "" : ` data-languages="${offeredLanguages()}"`;
  const skip = `<a class="skip-link" href="#main">${escapeHtml(texts.skipToContent)}</a>`;
  return {
    html:
      `<!doctype html><html lang="${context.locale}"><head>${head}</head><body data-image-failed="${escapeHtml(texts.image.failed)}"${languages}>${skip}${top}` +
      `<main id="main" tabindex="-1"${mainLang}>${middle}</main>${bottom}${data}</body></html>`,
    csp: contentSecurityPolicy(addConfiguredHosts(hosts, context)),
  };
}

/** Who the site belongs to, for the structured data of its blocks. */
function organization(
  { siteName, siteDescription, origin, logo, socials }: RenderContext,
  image: BlockContext["image"],
): SiteOwner {
  const src = logo && image(logo.src).src;
  const accounts = Object.values(socials ?? {}).filter((address) => address !== undefined);
  return {
    name: siteName,
    url: origin,
    ...(siteDescription && { description: siteDescription }),
    ...(src && { logo: src.startsWith("/") ? origin + src : src }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** What language.client.ts may offer: a variant before its language (pt-br, pt), as the first that fits is taken. */
function offeredLanguages(): string {
  return escapeHtml(LOCALES.toSorted().toReversed().join(" "));
}

function prepare(stored: unknown, read: BlockData | undefined, report: (error: unknown) => void): Prepared {
  try {
    const block = readBlock(stored);
    if (read && "error" in read) return { type: block.type, anchor: block.anchor, message: read.error };
    try {
      return { opened: openBlock(block, read?.data) };
    } catch (error) {
      report(error);
      return { type: block.type, anchor: block.anchor, message: messageOf(error) };
    }
  } catch (error) {
    report(error);
    return {
      message: messageOf(error),
      anchor: isObject(stored) && typeof stored.id === "string" ? stored.id : undefined,
    };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Header blocks at the top and footer blocks at the bottom stand outside `<main>`. */
function splitLandmarks(blocks: Prepared[]) {
  const landmark = (block: Prepared | undefined) =>
    block && "opened" in block ? block.opened.opened?.landmark : undefined;
  let first = 0;
  while (landmark(blocks[first]) === "header") first += 1;
  let last = blocks.length;
  while (last > first && landmark(blocks[last - 1]) === "footer") last -= 1;
  return { before: blocks.slice(0, first), main: blocks.slice(first, last), after: blocks.slice(last) };
}

function findLeadImage([lead]: Prepared[], assets: Assets): string | undefined {
  const opened: OpenedBlock | undefined = lead && "opened" in lead ? lead.opened : undefined;
  const src = opened?.opened?.leadImage;
  return src ? assets.image(src).src : undefined;
}

function makeBlockContext(context: RenderContext, assets: Assets, hosts: Hosts): BlockContext {
  const { locale, siteName, debug, launch, logo, socials } = context;
  // A sample in a frame stands for a page; the frame itself is in one language.
  const path = context.frame ? "/" : context.path;
  return {
    ...defaultContext,
    mode: "site",
    richText,
    locale,
    texts: textsFor(locale),
    debug,
    siteName,
    launch,
    logo,
    socials,
    languages: LOCALES.map((one) => ({ locale: one, label: textsFor(one).language, href: localePath(path, one) })),
    image: (src) => {
      const image = assets.image(src);
      const host = policySource(image.src);
      if (host) hosts.img.add(host);
      return image;
    },
  };
}

/** What a form shows in the block at a place. */
function formState({ forms, formToken }: RenderContext, name: string, place: number): FormState {
  const { place: shownAt = place, ...answer } = forms?.[name] ?? {};
  return { ...(shownAt === place && answer), token: formToken(name) };
}

function addConfiguredHosts(hosts: Hosts, { launch, analyticsUrl }: RenderContext): Hosts {
  const analytics = analyticsUrl && policySource(analyticsUrl);
  if (analytics) hosts.connect.add(analytics);
  const badge = launch && policySource(launch.imageUrl);
  if (badge) hosts.img.add(badge);
  return hosts;
}
