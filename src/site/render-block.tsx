import { LRUCache } from "lru-cache";
import type { ComponentType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { directionOf, messageOf } from "#shared";
import { IconSheet } from "#ui";
import { END } from "./html.ts";
import { BlockContextProvider, BlockError, BlockView, type BlockContext, type OpenedBlock } from "#blocks";

/** A block of the page that could be opened, or why not. */
export type Prepared = { opened: OpenedBlock } | { type?: string; anchor?: string; message: string };

/** The HTML of islands by name, prefix and props, which decide it: the calculator is a fifth of the landing page's rendering. */
const islandHtml = new LRUCache<string, string>({ max: 50 });

/**
 * Renders an island to its own string, as it is hydrated separately with the same prefix (ARCHITECTURE.md). Its texts are
 * the interface's, so it is marked with their language where the content around it has another.
 */
function renderIsland(
  { idPrefix, locale, contentLocale }: BlockContext,
  name: string,
  Island: ComponentType<never>,
  props: object,
) {
  const Component = Island as ComponentType<object>;
  const json = JSON.stringify(props);
  const key = `${name} ${idPrefix} ${json}`;
  const html = islandHtml.get(key) ?? renderToString(<Component {...props} />, { identifierPrefix: idPrefix });
  islandHtml.set(key, html);
  return (
    <div
      data-island={name}
      data-prefix={idPrefix}
      data-props={json}
      lang={locale === contentLocale ? undefined : locale}
      dir={directionOf(locale) === directionOf(contentLocale) ? undefined : directionOf(locale)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** JSON is full of double quotes: between single ones, a page with the calculator is half a percent smaller. */
function withBareJson(html: string): string {
  // React has written single quotes within attributes as references.
  return html.replaceAll(
    / data-props="([^"]*)"/g,
    (_, json: string) => ` data-props='${json.replaceAll("&quot;", '"')}'`,
  );
}

/** React asks for eager images at the head of what it renders; the page's own head decides what is preloaded. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, "");
}

/** Marks a block in which something gets the focus, as site.css must not hide it then, nor what is above it. */
function withFocusMark(html: string): string {
  return html.includes(' autofocus=""') ? END + html.replace(/^<\w+/, "$& data-autofocus") : html;
}

/**
 * Renders one block to HTML. A block that fails becomes the error card and is reported; the rest of the page stays.
 * @param index the block's position on the page, from which its ids are made, behind the context's own prefix.
 */
export function renderBlock(
  prepared: Prepared,
  index: number,
  context: BlockContext,
  icons: string,
  report: (error: unknown) => void,
): string {
  const idPrefix = `${context.idPrefix}${index}`;
  const placed = { ...context, idPrefix };
  let hasIsland = false;
  const island: BlockContext["island"] = (...given) => {
    hasIsland = true;
    return renderIsland(placed, ...given);
  };
  const value: BlockContext = { ...placed, island };
  const render = (children: React.ReactNode) => {
    const html = renderToStaticMarkup(
      <IconSheet value={icons}>
        <BlockContextProvider value={value}>{children}</BlockContextProvider>
      </IconSheet>,
      { identifierPrefix: idPrefix },
    );
    // Only the first block has eager images; searching the others would cost a tenth of the rendering time.
    const own = context.isLead ? withoutPreloads(html) : html;
    return withFocusMark(hasIsland ? withBareJson(own) : own);
  };
  if ("message" in prepared) return render(<BlockError {...prepared} />);
  const { block } = prepared.opened;
  try {
    return render(<BlockView {...prepared.opened} />);
  } catch (error) {
    report(error);
    return render(<BlockError type={block.type} anchor={block.anchor} message={messageOf(error)} />);
  }
}
