import type { Steps } from "#shared";

/**
 * An export in pieces, each the bytes of XML: what comes before the first item, and each `<item>`. Of a file that was cut off,
 * the last one is what follows the last whole item.
 */
export type SplitExport = { head: Uint8Array; items: Uint8Array[] };

const LESS_THAN = 0x3c;

/** The delimiters of XML sections in which "<" is an ordinary character. */
const OPAQUE: readonly (readonly [opening: string, closing: string])[] = [
  ["<![CDATA[", "]]>"],
  ["<!--", "-->"],
];

const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString("latin1", at, at + text.length) === text;

/** @returns where reading goes on after what begins at "<"; the end of the file where it isn't closed. */
function after(bytes: Buffer, at: number): number {
  const [, closing] = OPAQUE.find(([opening]) => startsWith(bytes, at, opening)) ?? [];
  if (closing === undefined) return at + 1;
  const end = bytes.indexOf(closing, at, "latin1");
  return end < 0 ? bytes.length : end + closing.length;
}

/**
 * Finds the items of a WordPress export without parsing it: their contents may hold anything in CDATA, "</item>" too.
 * Linear; a step for each tag.
 */
export function* splitExport(file: Uint8Array): Steps<SplitExport> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const items: Uint8Array[] = [];
  let head: Uint8Array | undefined;
  let start = -1;
  let end = 0;
  for (let at = bytes.indexOf(LESS_THAN); at >= 0; at = bytes.indexOf(LESS_THAN, after(bytes, at))) {
    if (start < 0 && (startsWith(bytes, at, "<item>") || startsWith(bytes, at, "<item "))) {
      head ??= bytes.subarray(0, at);
      start = at;
    } else if (start >= 0 && startsWith(bytes, at, "</item>")) {
      end = at + "</item>".length;
      items.push(bytes.subarray(start, end));
      start = -1;
    }
    yield;
  }
  if (start >= 0 || !bytes.includes("</channel>", end)) items.push(bytes.subarray(end));
  return { head: head ?? bytes, items };
}
