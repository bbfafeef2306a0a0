import type { OpenedBlock } from "#blocks";
import type { PageContent } from "#publishing";
import { DEFAULT_LOCALE, type Locale, type Steps } from "#shared";
import { makeBlockContext } from "../block-context.ts";
import { prepareBlock } from "../prepare-block.ts";
import { renderBlock, type Prepared } from "../render-block.tsx";
import type { Assets, RenderContext } from "../types.ts";

/** What a block says: the rich text that is all of it, or else its markup. */
export type ReadBlock = { source: string } | { html: string };

/** A block that is part of what the page says. Those for an edge of the page lead around the site. */
function contentOf(prepared: Prepared): OpenedBlock | undefined {
  if (!("opened" in prepared)) return undefined;
  const { opened } = prepared.opened;
  return opened && opened.landmark === undefined ? prepared.opened : undefined;
}

/**
 * Reads a page's blocks, one by one, without header, footer and banners. A block that fails is reported and left out.
 * @param page its content and the language of it.
 */
export function* readBlocks(
  page: PageContent & { locale?: Locale },
  context: RenderContext,
  assets: Assets,
  report: (error: unknown) => void,
): Steps<ReadBlock[]> {
  const none = () => new Set<string>();
  const hosts = { img: none(), frame: none(), script: none(), connect: none() };
  const made = makeBlockContext(context, assets, hosts);
  const blockContext = {
    ...made,
    contentLocale: page.locale ?? DEFAULT_LOCALE,
    // A reader's tool needs an address of a picture of its own.
    image: (src: string) => ({ ...made.image(src), drawing: undefined }),
  };
  const read: ReadBlock[] = [];
  for (const [index, stored] of page.blocks.entries()) {
    yield;
    const found = contentOf(prepareBlock(stored, context.data?.[index], report));
    if (!found?.opened) continue;
    const { block, opened } = found;
    if (opened.source !== undefined) {
      read.push({ source: opened.source });
      continue;
    }
    let isFailed = false;
    const shown = { opened: { block, opened: { ...opened, view: opened.reading ?? opened.view } } };
    const html = renderBlock(shown, index, { ...blockContext, isLead: read.length === 0 }, assets.icons, (error) => {
      isFailed = true;
      report(error);
    });
    if (!isFailed) read.push({ html });
  }
  return read;
}
