import type { RichText } from "./rich-text.ts";

/** Fetches what cleans rich text: a piece of its own, for browsers. */
export async function loadRichText(): Promise<Omit<RichText, "drawing">> {
  return import("./lazy-rich-text.ts");
}

/** Fetches what cleans rich text before it is stored. */
export async function loadCleanSource(): Promise<(content: string) => string> {
  return (await import("./clean-source.ts")).cleanSource;
}

/** Fetches what cleans inline SVG, which is less. */
export async function loadDrawing(): Promise<Pick<RichText, "drawing">> {
  return import("./lazy-drawing.ts");
}
