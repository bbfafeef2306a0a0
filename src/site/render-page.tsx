import {
  defaultContext,
  namesOfRepeated,
  openBlock,
  readBlock,
  type BlockContext,
  type BlockData,
  type BlockFacts,
  type FormState,
  type FoundImage,
  type OpenedBlock,
  type SiteOwner,
} from "#blocks";
import { pageTextIds, richText } from "#blocks/server";
import type { PageContent } from "#publishing";
import {
  DEFAULT_LOCALE,
  finish,
  isObject,
  localePath,
  LOCALES,
  messageOf,
  policySource,
  textsFor,
  type Locale,
  type Steps,
} from "#shared";
import { contentSecurityPolicy, type Hosts } from "./csp.ts";
import { renderHead } from "./head.ts";
import { escapeHtml, jsonForScript } from "./html.ts";
import { partsOf, type Placed } from "./page-parts.ts";
import { renderBlock, type Prepared } from "./render-block.tsx";
import type { Assets, RenderContext, RenderedPage } from "./types.ts";

/** Marks what precedes it as complete: until it arrives, site.css hides the block before it. */
const END = "<template></template>";

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
  const blocks: Prepared[] = [];
  for (const [index, stored] of page.blocks.entries()) {
    yield;
    blocks.push(prepareBlock(stored, context.data?.[index], report));
  }
  const hosts: Hosts = { img: new Set(), frame: new Set(), script: new Set(), connect: new Set() };
  const contentLocale = page.locale ?? DEFAULT_LOCALE;
  const blockContext = { ...makeBlockContext(context, assets, hosts), contentLocale };
  const { wrapper } = context;
  const placed = blocks.map((block, index) => ({ block, index }));
  // Blocks in a wrapper are samples, not the page's own header and footer.
  const { body: bodyAt = { after: -1, count: 0 } } = context;
  const isInBody = ({ index }: Placed) => index > bodyAt.after && index <= bodyAt.after + bodyAt.count;
  const outside = placed.filter((one) => !isInBody(one));
  const parts = wrapper ? { ...partsOf([]), main: placed } : partsOf(outside);
  const innerAnchors = freeAnchors(blocks);
  const names = namesOfRepeated(blocks.map((block) => "opened" in block && block.opened.block.content));
  let bodyHtml: string | undefined;
  const drawOne = ({ block, index }: Placed, isLead: boolean) => {
    const form = (name: string) => formState(context, name, index);
    const sectionName = names[index];
    const inner = index === bodyAt.after ? bodyHtml : undefined;
    const own = {
      isLead,
      form,
      sectionName,
      innerAnchors: innerAnchors[index] ?? blockContext.innerAnchors,
      body: inner,
    };
    const html = renderBlock(block, index, { ...blockContext, ...own }, assets.icons, report);
    return wrapper ? wrapper.around(html, index) : html;
  };
  function* draw(group: Placed[], hasLead = false): Steps<string[]> {
    const html: string[] = [];
    for (const [index, one] of group.entries()) {
      yield;
      html.push(drawOne(one, hasLead && index === 0));
    }
    return html;
  }
  const boxed = (name: string, html: string[]) => [`<div class="${name}">`, ...html, "</div>"];

  if (bodyAt.count > 0) bodyHtml = (yield* draw(placed.filter(isInBody))).join("");
  const middle = [wrapper?.before ?? "", ...(yield* draw(parts.main, true))];
  // Everything that sticks to an edge shares one box, so that nothing there covers anything else.
  const before = yield* draw(parts.before);
  const top = parts.top.length > 0 ? boxed("page-top", [...(yield* draw(parts.top)), ...before]) : before;
  const after = yield* draw(parts.after);
  const bottom = parts.bottom.length > 0 ? boxed("page-bottom", yield* draw(parts.bottom)) : [];

  const opened = blocks.flatMap((block) => ("opened" in block && block.opened.opened ? [block.opened.opened] : []));
  for (const block of opened) {
    yield;
    const needed = block.hosts(blockContext.richText);
    for (const host of needed.frame ?? []) hosts.frame.add(host);
    for (const host of needed.script ?? []) hosts.script.add(host);
    for (const host of needed.img ?? []) hosts.img.add(host);
  }
  const site = organization(context, blockContext.image);
  const head = renderHead(page, context, assets, {
    leadImage: findLeadImage(parts.main[0]?.block, assets),
    favicon: context.favicon && blockContext.image(context.favicon).src,
    heads: opened.flatMap((block) => block.head ?? []),
    early: opened.flatMap((block) => block.early ?? []),
    types: [...blocks.flatMap((block) => ("opened" in block ? block.opened.block.type : [])), wrapper?.style ?? ""],
  });
  const facts = factsOf(context, contentLocale, blockContext.image);
  const jsonLd = opened.flatMap((block) => block.jsonLd(site, facts) ?? []);
  // Near the text that it repeats, so that compression can refer to it.
  const data = jsonLd.map((one) => `<script type="application/ld+json">${jsonForScript(one)}</script>`);
  const texts = textsFor(context.locale);
  const mainLang = contentLocale === context.locale ? "" : ` lang="${escapeHtml(contentLocale)}"`;
  const languages = context.noindex ? "" : ` data-languages="${offeredLanguages()}"`;
  const skip = `<a class="skip-link" href="#main">${escapeHtml(texts.skipToContent)}</a>`;
  const main = [skip, ...top, `<main id="main" tabindex="-1"${mainLang}>`, ...middle, "</main>", ...after, END];
  // The rest fills the window, so that the bottom edge is at the page's end on a short page too.
  const body = bottom.length > 0 ? [...boxed("page-rest", main), ...bottom, END] : main;
  const failed = escapeHtml(texts.image.failed);
  const start = `<!doctype html><html lang="${context.locale}"><head>${head}</head><body data-image-failed="${failed}"${languages}>`;
  return {
    html: [start, ...body, ...data, "</body></html>"],
    csp: contentSecurityPolicy(addConfiguredHosts(hosts, context)),
  };
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
  const absolute = (src: string) => new URL(image(src).src, origin).href;
  return { locale: contentLocale, home: new URL(localePath("/", locale), origin).href, absolute };
}

/** The languages that language.client.ts may offer: a variant before its language (pt-br, pt), as the first match is taken. */
function offeredLanguages(): string {
  return escapeHtml(LOCALES.toSorted().toReversed().join(" "));
}

/** Opens a stored block with its loader's data; never throws. */
export function prepareBlock(stored: unknown, read: BlockData | undefined, report: (error: unknown) => void): Prepared {
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

/** @returns by block the anchors inside it that no block's own anchor and no earlier block has. */
function freeAnchors(blocks: Prepared[]): ReadonlySet<string>[] {
  const taken = new Set(blocks.map((block) => ("opened" in block ? block.opened.block.anchor : block.anchor)));
  return blocks.map((block) => {
    const anchors = ("opened" in block && block.opened.opened?.anchors) || [];
    const free = new Set(anchors.filter((anchor) => !taken.has(anchor)));
    for (const anchor of free) taken.add(anchor);
    return free;
  });
}

function findLeadImage(lead: Prepared | undefined, assets: Assets): FoundImage | undefined {
  const opened: OpenedBlock | undefined = lead && "opened" in lead ? lead.opened : undefined;
  const src = opened?.opened?.leadImage;
  return src ? assets.image(src) : undefined;
}

/** What the views of a page know about it. @param hosts receives the hosts of its images. */
export function makeBlockContext(context: RenderContext, assets: Assets, hosts: Hosts): BlockContext {
  const { locale, siteName, debug, launch, logo, mark = defaultContext.mark, socials, isSignUpOpen = false } = context;
  // A sample in a wrapper represents a page; the wrapper itself is in one language.
  const path = context.wrapper ? "/" : context.path;
  return {
    ...defaultContext,
    mode: "site",
    richText: context.richText ?? richText,
    textIds: pageTextIds(),
    locale,
    texts: textsFor(locale),
    debug,
    siteName,
    isSignUpOpen,
    mark,
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

/** What a form shows in the block at `index`. */
function formState({ forms, formToken }: RenderContext, name: string, index: number): FormState {
  const { index: shownAt = index, ...answer } = forms?.[name] ?? {};
  return { ...(shownAt === index && answer), token: formToken(name) };
}

function addConfiguredHosts(hosts: Hosts, { launch, analyticsUrl }: RenderContext): Hosts {
  const analytics = analyticsUrl && policySource(analyticsUrl);
  if (analytics) hosts.connect.add(analytics);
  const badge = launch && policySource(launch.imageUrl);
  if (badge) hosts.img.add(badge);
  return hosts;
}
