import type { Grounding } from "./grounding.ts";
import { outsideCode } from "#shared";

/** The target of a link in Markdown, which may hold one pair of brackets, and its title. */
const TARGET = String.raw`\(\s{0,20}<?((?:[^\s()<>]|\([^\s()<>]{0,200}\)){0,2000})>?(?:\s{1,20}["'][^"'\n]{0,500}["'])?\s{0,20}\)`;
const WORDS = String.raw`\[([^[\]\n]{0,500})\]`;
const PICTURE = new RegExp(`!${WORDS}${TARGET}`, "g");
const LINK = new RegExp(`${WORDS}${TARGET}`, "g");
/** The rest of a link whose words hold brackets or line breaks. */
const REST = new RegExp(String.raw`\]${TARGET}`, "g");
/** The address of a link by reference: `[1]: https://...`. */
const DEFINITION = /^[ \t>]{0,20}\[(?!\^)[^[\]\n]{1,500}\]:[ \t]{0,20}\n?[ \t]{0,20}<?([^\s<>]{1,2000})>?/gm;
/** An address in raw HTML. */
const ATTRIBUTE = /\b((?:href|src)\s{0,5}=\s{0,5})(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,2000}))/gi;
const BARE = /<?\b(?:https?:\/\/|www\.)[^\s<>()[\]"'`]{1,2000}>?/gi;
const TRAILING = /[.,;:!?*_~]+$/;

/** The placeholder for an address that a sentence needs and nobody gave. */
const MISSING = "[Add the address]";

/** A text without the addresses that nobody gave, and how many were left out. */
export type WithOwnAddresses = { text: string; dropped: number };

/**
 * Removes addresses that people haven't written from Markdown: a link becomes its words, a picture is dropped, a bare
 * address becomes a placeholder. Links inside of this site stay. Code is no link and stays as it is. Takes time
 * proportional to the length.
 * @param known what people wrote.
 */
export function keepOwnAddresses(markdown: string, known: Grounding): WithOwnAddresses {
  let dropped = 0;
  const drop = (text: string) => {
    dropped += 1;
    return text;
  };
  const isGiven = (address: string) => known.has(address.replace(TRAILING, "")) || known.has(address);
  const isInside = (address: string) => /^(?:[#?]|\/(?![/\\]))/.test(address);
  const clean = (copy: string) =>
    copy
      .replaceAll(PICTURE, (all, _alt: string, address: string) => (isGiven(address) ? all : drop("")))
      .replaceAll(LINK, (all, words: string, address: string) =>
        isInside(address) || isGiven(address) ? all : drop(words),
      )
      .replaceAll(REST, (all, address: string) => (isInside(address) || isGiven(address) ? all : drop("]")))
      .replaceAll(DEFINITION, (all, address: string) => (isInside(address) || isGiven(address) ? all : drop("")))
      .replaceAll(ATTRIBUTE, (all, name: string, ...[one, two, three]: (string | undefined)[]) => {
        const address = one ?? two ?? three ?? "";
        return address === "" || isInside(address) || isGiven(address) ? all : drop(`${name}""`);
      })
      .replaceAll(BARE, (all) => (isGiven(all.replaceAll(/[<>]/g, "")) ? all : drop(MISSING)));
  const text = outsideCode(markdown, clean);
  return { text, dropped };
}
