import type { Banner } from "./schema.ts";

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, to distinguish the few banners that a visitor closes. */
function hash(text: string): number {
  let value = OFFSET;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, PRIME);
  return value >>> 0;
}

/**
 * The key under which a browser remembers a closed banner: the same wherever a banner has the same content at the same
 * edge, and a different one as soon as its text or a call to action changes.
 * @returns letters and digits only.
 */
export function bannerKey({ style, text, cta = [] }: Banner): string {
  const said = [style, text, ...cta.map((item) => [item.text, item.href])];
  return hash(JSON.stringify(said)).toString(36);
}
