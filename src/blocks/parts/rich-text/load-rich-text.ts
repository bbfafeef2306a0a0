import type { ElementContent } from "hast";
import { lazyModule } from "../../lazy-module.ts";
import type { RichText } from "./rich-text.ts";

/** Loads the code that cleans rich text: a separate chunk in browsers. */
export async function loadRichText(): Promise<Omit<RichText, "drawing">> {
  return import("./lazy-rich-text.ts");
}

/** Loads the code that cleans rich text before it is stored. */
export async function loadCleanSource(): Promise<(content: string, before?: string) => string> {
  return (await import("./clean-source.ts")).cleanSource;
}

/**
 * Loads the code that cleans HTML into a tree: `cleanTree`.
 * @returns it; it throws RangeError on markup beyond the limits.
 */
export async function loadCleanTree(): Promise<(html: string) => ElementContent[]> {
  return (await import("./sanitise-html.ts")).cleanTree;
}

/** What views need to render rich text: a separate chunk in browsers. */
export const richTextCleaner = lazyModule(loadRichText);

/** What views need to render inline SVG, which is smaller. */
export const drawingCleaner = lazyModule<Pick<RichText, "drawing">>(() => import("./lazy-drawing.ts"));
