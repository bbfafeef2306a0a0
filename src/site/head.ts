import { PAGE_SIZES, type BlockHead, type FoundImage } from "#blocks";
import { metaValue, SAMPLE_SHARE_IMAGE, type PageContent } from "#publishing";
import { DEFAULT_LOCALE, localePath, readPictureUse, safeHref, type Locale } from "#shared";
import { ARTICLE_TAGS, articleAt, articleTags, feedLinks } from "./article-tags.ts";
import { escapeHtml, tag } from "./html.ts";
import { listPartOf, type ListPart } from "./list-part.ts";
import { markdownPath } from "./markdown/markdown-path.ts";
import { sharedPicture } from "./shared-picture.ts";
import type { Assets, RenderContext } from "./types.ts";

/** A page with the language of its content; without one it is the default. */
type HeadPage = PageContent & { locale?: Locale };

/** Tags that are set elsewhere in the head, or that the site itself relies on. */
const OWN_TAGS = new Set([
  "title",
  "description",
  "canonical",
  "viewport",
  "color-scheme",
  "referrer",
  "analytics-url",
]);

/** Open Graph names its tags by `property`. */
const IS_PROPERTY = /^(?:og|article):/;

/** A page that isn't part of a list. */
const WHOLE: ListPart = { query: "", titleOf: (title) => title };

function absolute(address: string, origin: string): string {
  return address.startsWith("/") ? origin + address : address;
}

/** The address of a page in a language. */
function addressIn(locale: Locale, { origin, path }: RenderContext): string {
  return origin + localePath(path, locale);
}

/**
 * The page's languages for search engines, each with its own address. None for a page with content in one language only,
 * and for one whose canonical address is another: it lacks content in the requested language, names another page, or is part
 * of a list, which another language may not have.
 */
function alternates(canonical: string, context: RenderContext): string[] {
  const { contentLocales = [], locale } = context;
  const [first] = contentLocales;
  if (first === undefined || contentLocales.length < 2 || canonical !== addressIn(locale, context)) return [];
  const link = (hreflang: string, one: Locale) =>
    tag("link", { rel: "alternate", hreflang, href: addressIn(one, context) });
  const fallback = contentLocales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : first;
  return [...contentLocales.map((one) => link(one, one)), link("x-default", fallback)];
}

/** The link to the page's Markdown version. */
function markdownLink({ path, locale }: RenderContext, query: string): string {
  const href = markdownPath(localePath(path, locale)) + query;
  return tag("link", { rel: "alternate", type: "text/markdown", href });
}

/** The address that search engines list a page under. @param query that of a part of a list. */
function canonicalOf(page: HeadPage, context: RenderContext, query: string): string {
  // Content in another language than the requested one has its original at that language's address.
  const original = addressIn(page.locale ?? DEFAULT_LOCALE, context);
  const canonical = absolute(safeHref(metaValue(page, "canonical") ?? "") ?? original, context.origin);
  return canonical === original ? original + query : canonical;
}

/**
 * Whether link previews can show a page's picture: the networks that show links can't read SVG, and the sample's picture
 * would show the sample's name and colours on a site that has its own.
 */
function isShareable(image = "", { brand, mark }: RenderContext): boolean {
  const isOwnSite = brand !== undefined || mark !== undefined;
  const { address } = readPictureUse(image);
  return !address.endsWith(".svg") && !(isOwnSite && address === SAMPLE_SHARE_IMAGE);
}

/** Meta tags for search engines and link previews; what the page doesn't set is derived from title and description. */
function metaTags(page: HeadPage, context: RenderContext, assets: Assets, heads: readonly BlockHead[]): string[] {
  const pageTitle = metaValue(page, "title") ?? context.siteName;
  const { query, titleOf } = listPartOf(heads, context) ?? WHOLE;
  const title = titleOf(pageTitle);
  const description = metaValue(page, "description") ?? context.siteDescription;
  const canonical = canonicalOf(page, context, query);
  const given = new Map(
    page.metaTags.filter(({ name, value }) => value && !OWN_TAGS.has(name.toLowerCase())).map((t) => [t.name, t.value]),
  );
  const article = articleAt(heads, addressIn(context.locale, context));
  if (!isShareable(given.get("og:image"), context)) for (const name of ["og:image", "og:image:alt"]) given.delete(name);
  const image = given.get("og:image") ?? (context.noindex ? undefined : context.shareImage);
  if (article) for (const name of ARTICLE_TAGS) given.delete(name);
  const open: [string, string | undefined][] = [
    ["og:type", article ? "article" : "website"],
    ["og:site_name", context.siteName],
    ["og:title", title],
    ["og:description", description],
    // A page that is hidden from search engines has no address to share.
    ["og:url", context.noindex ? undefined : canonical],
    ["twitter:card", image ? "summary_large_image" : "summary"],
  ];
  for (const [name, value] of open) if (value !== undefined && !given.has(name)) given.set(name, value);
  const isDrawn = !given.has("og:image");
  if (image) given.set("og:image", absolute(sharedPicture(image, assets), context.origin));
  if (image && isDrawn)
    given.set("og:image:width", "1200").set("og:image:height", "630").set("og:image:alt", pageTitle);
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [tag("meta", { name: "description", content: description })] : []),
    ...(context.noindex
      ? [tag("meta", { name: "robots", content: "noindex" })]
      : [
          tag("link", { rel: "canonical", href: canonical }),
          ...alternates(canonical, context),
          markdownLink(context, query),
        ]),
    ...[...given, ...(article ? articleTags(article, page.metaTags) : [])].map(([name, value]) =>
      tag("meta", { [IS_PROPERTY.test(name) ? "property" : "name"]: name, content: value }),
    ),
  ];
}

/** The largest picture, and how wide its element draws it where that isn't as wide as the page. */
export type LeadImage = FoundImage & { sizes?: string };

/** The blocks' contributions to the head. */
export type HeadParts = {
  leadImage?: LeadImage;
  favicon: string;
  heads: readonly BlockHead[];
  early: readonly string[];
  styles: readonly string[];
};

/** Loads the largest picture ahead, in the width that its element will choose. */
function preloadOf({ src, srcSet, sizes = PAGE_SIZES }: LeadImage): string {
  const variants = srcSet ? { imagesrcset: srcSet, imagesizes: sizes } : {};
  return tag("link", { rel: "preload", as: "image", href: src, ...variants, fetchpriority: "high" });
}

/** The files of those names that have one, without duplicates. */
function present(names: readonly string[], files: Readonly<Record<string, string>>): string[] {
  return [...new Set(names)].flatMap((name) => (Object.hasOwn(files, name) ? (files[name] ?? []) : []));
}

/** Writes the inside of `<head>`. */
export function renderHead(page: HeadPage, context: RenderContext, assets: Assets, parts: HeadParts): string {
  const { leadImage, heads, early, styles, favicon } = parts;
  const { brand } = context;
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    ...metaTags(page, context, assets, heads),
    ...feedLinks(heads, context),
    ...(context.isStill ? [] : present(early, assets.early)).map((src) => `<script src="${src}"></script>`),
    ...[...styles, ...(brand ? [brand.stylesheet] : [])].map((href) => tag("link", { rel: "stylesheet", href })),
    ...(leadImage ? [preloadOf(leadImage)] : []),
    ...[...new Set(Object.values(brand?.fonts ?? assets.fonts))].map((href) =>
      tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: true }),
    ),
    tag("link", { rel: "icon", href: favicon }),
    `<meta name="color-scheme" content="${brand?.scheme ?? "light dark"}">`,
    ...(context.analyticsUrl ? [tag("meta", { name: "analytics-url", content: context.analyticsUrl })] : []),
    ...(context.isStill ? [] : [`<script type="module" src="${assets.script}"></script>`]),
  ].join("");
}
