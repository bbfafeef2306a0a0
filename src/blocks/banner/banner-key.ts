import type { Banner } from "./schema.ts";

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, for telling the few banners apart that one visitor closes. */
function hash(text: string): number {
  let value = OFFSET;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, PRIME);
  return value >>> 0;
}

/**
 * What a browser remembers of a closed banner: the same wherever the banner says the same at the same edge, another one
 * as soon as its text or a call to action reads or leads differently.
 * @returns letters and digits only.
 */
export function bannerKey({ style, text, cta = [] }: Banner): string {
  const said = [style, text, ...cta.map((item) => [item.text, item.href])];
  return hash(JSON.stringify(said)).toString(36);
}
