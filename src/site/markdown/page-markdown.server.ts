import { renderWithRichText, pageTextIds } from "#blocks/server";
import type { RichText } from "#blocks";
import { metaValue, type PageContent } from "#publishing";
import { localePath, type Locale, type Steps } from "#shared";
import { inSlices } from "#shared/server";
import type { Assets, RenderContext } from "../types.ts";
import type { Above } from "./block-markdown.ts";
import { sharedPicture } from "../shared-picture.ts";
import { frontOf, type PostLine } from "./front.ts";
import { readBlocks } from "./read-blocks.ts";
import { plainTexts, readAll } from "./read-markup.server.ts";
import type { Markup } from "./read-markup.ts";
import { verbatimTexts } from "./verbatim-texts.ts";

/** A page or post to be read, in the language of its content; `titleOf` adds to its title what part of a list it is. */
export type ReadPage = PageContent & { locale?: Locale; post?: PostLine; titleOf?: (title: string) => string };

type Piece = { markdown: string } | Extract<Markup, { as: "markdown" }>;

function aboveOf(page: ReadPage, context: RenderContext): Above {
  return { title: metaValue(page, "title") ?? context.siteName, description: metaValue(page, "description") };
}

/** The clean markup of a page's texts, with the ids that they have on the page. */
function* renderTexts(sources: readonly string[], richText: RichText): Steps<string[]> {
  const textIds = pageTextIds();
  const rendered: string[] = [];
  for (const source of sources) {
    yield;
    rendered.push(textIds(richText.toHtml(source)));
  }
  return rendered;
}

/** What a page's blocks say: Markdown where they are written in it, markup that becomes Markdown where not. */
async function piecesOf(
  page: ReadPage,
  context: RenderContext,
  assets: Assets,
  report: (error: unknown) => void,
): Promise<Piece[]> {
  const above = aboveOf(page, context);
  const path = localePath(context.path, context.locale);
  const asMarkdown = (html: string) => ({ as: "markdown" as const, html, above, path });
  return renderWithRichText(async (richText) => {
    const blocks = await inSlices(readBlocks(page, { ...context, richText }, assets, report));
    const sources = blocks.flatMap((block) => ("source" in block ? block.source : []));
    const verbatim = verbatimTexts(await plainTexts(sources, report));
    // An id depends on all texts before, so if one text is needed as markup, they all are.
    const rendered = verbatim.includes(undefined) ? await inSlices(renderTexts(sources, richText)) : [];
    let count = 0;
    return blocks.map((block): Piece => {
      if ("html" in block) return asMarkdown(block.html);
      const index = count++;
      const markdown = verbatim[index];
      return markdown === undefined ? asMarkdown(rendered[index] ?? "") : { markdown };
    });
  });
}

/**
 * Writes what a page's blocks say as Markdown, without blocking other requests. Addresses on this site stay relative to its
 * root. @returns a text for each block, in order.
 */
export async function blocksMarkdown(
  page: ReadPage,
  context: RenderContext,
  assets: Assets,
  report: (error: unknown) => void,
): Promise<string[]> {
  const pieces = await piecesOf(page, context, assets, report);
  const written = await readAll(
    pieces.filter((piece) => "as" in piece),
    report,
  );
  const rest = written.values();
  return pieces
    .map((piece) => ("markdown" in piece ? piece.markdown : (rest.next().value ?? "")).trim())
    .filter(Boolean);
}

/**
 * Writes a page as a Markdown document: its title, its description, what is known of a post, and what its blocks say,
 * without anything that leads around the site.
 * @returns the document in pieces.
 */
export async function pageMarkdown(...given: Parameters<typeof blocksMarkdown>): Promise<string[]> {
  const [page, context, assets] = given;
  const above = aboveOf(page, context);
  const title = page.titleOf?.(above.title) ?? above.title;
  const post = page.post && { ...page.post, cover: sharedPicture(page.post.cover, assets) };
  const front = frontOf({ ...above, title, post }, context.locale);
  const blocks = await blocksMarkdown(...given);
  return [front, ...blocks.map((markdown) => `\n${markdown}\n`)];
}

/**
 * Writes what a page's blocks say as the HTML of a feed, without blocking other requests: the Markdown of each through the
 * sanitiser, with absolute addresses.
 */
export async function blocksFeedHtml(...given: Parameters<typeof blocksMarkdown>): Promise<string> {
  const [page, context, assets, report] = given;
  const blocks = await renderWithRichText((richText) =>
    inSlices(readBlocks(page, { ...context, richText }, assets, report)),
  );
  const address = localePath(context.path, context.locale);
  const above = aboveOf(page, context);
  const rendered = blocks.filter((block) => "html" in block);
  const written = await readAll(
    rendered.map(({ html }) => ({ as: "markdown", html, above, path: address })),
    report,
  );
  const rest = written.values();
  const sources = blocks.map((block) => ("source" in block ? block.source : (rest.next().value ?? "")));
  const clean = await renderWithRichText(async (richText) => {
    const textIds = pageTextIds();
    // Markdown that was written from a block has no headings with ids on the page.
    const withIds = (html: string, index: number) => ("source" in (blocks[index] ?? {}) ? textIds(html) : html);
    return sources.map((source, index) => withIds(richText.toHtml(source), index));
  });
  const pieces = clean.map((html) => ({ as: "feed" as const, html, page: context.origin + address }));
  return (await readAll(pieces, report)).filter(Boolean).join("\n");
}
