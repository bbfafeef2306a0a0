import { queryNamesOf, type BlockData, type BlockHead } from "#blocks";
import { localePath, textsFor, type JsonObject } from "#shared";
import { prepareBlock } from "./prepare-block.ts";
import type { RenderContext } from "./types.ts";

/** The part of a page's list that its address asks for: another page of it, or the posts of one tag. */
export type ListPart = {
  /** The query of the part's own address: "?tag=families&page=2". */
  query: string;
  /** @returns the page's title with what is special about the part. */
  titleOf: (title: string) => string;
};

type At = Pick<RenderContext, "path" | "locale">;

/**
 * @returns the part of its own list that a page shows; undefined for the beginning of a list, for a part without entries, and
 * where a list of another address is shown.
 */
export function listPartOf(heads: readonly BlockHead[], { path, locale }: At): ListPart | undefined {
  const own = localePath(path, locale);
  const part = heads.find(({ list }) => list?.href === own)?.list;
  if (!part) return undefined;
  const { titleTagged, titlePage } = textsFor(locale).blog;
  const { query, page, tag } = part;
  const ofTag = (title: string) =>
    tag === undefined ? title : titleTagged.replace("{title}", () => title).replace(/\{tag\}$/, () => tag);
  const ofPage = (title: string) =>
    page === 1 ? title : titlePage.replace("{number}", String(page)).replace("{title}", () => title);
  return { query, titleOf: (title) => ofPage(ofTag(title)) };
}

/**
 * The same from a page's stored blocks and their data.
 * @param data by the block's index.
 */
export function listPartIn(
  blocks: readonly JsonObject[],
  data: readonly (BlockData | undefined)[],
  at: At,
): ListPart | undefined {
  const heads = blocks.flatMap((stored, index) => {
    if (queryNamesOf(stored).length === 0) return [];
    const prepared = prepareBlock(stored, data[index], () => {});
    return ("opened" in prepared && prepared.opened.opened?.head) || [];
  });
  return listPartOf(heads, at);
}
