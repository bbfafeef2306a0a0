import type { RichText } from "./rich-text.ts";

/** Fetches the sanitiser: a piece of its own, for browsers. */
export async function loadRichText(): Promise<RichText> {
  return import("./lazy-rich-text.ts");
}
