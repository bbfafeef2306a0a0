import { withoutCode } from "#shared";

const BARE_PICTURE = /!\[\s*\]\(\s{0,20}<?([^\s<>)]{1,2000})/g;
const MAX_NEAR = 1000;

/** A picture of a Markdown text that has no description: its address, where its brackets are, and the copy around it. */
export type TextPicture = { address: string; start: number; end: number; near: string };

/** Whether a model can be shown the picture at an address: it is in the library, or public. */
const canBeShown = (address: string) => address.startsWith("/media/") || address.startsWith("https://");

/** Finds the first picture of a Markdown text without an alt text that can be described; code holds none. */
export function undescribedPicture(markdown: string): TextPicture | undefined {
  for (const { 0: found, 1: address = "", index } of withoutCode(markdown).matchAll(BARE_PICTURE)) {
    if (!canBeShown(address)) continue;
    const near = markdown.slice(Math.max(0, index - MAX_NEAR), index + found.length + MAX_NEAR);
    return { address, start: index + 1, end: index + found.indexOf("]") + 1, near };
  }
  return undefined;
}

/** @returns the text with a description of one of its pictures. */
export function withDescription(markdown: string, { start, end }: TextPicture, alt: string): string {
  return `${markdown.slice(0, start)}[${alt.replaceAll(/[[\]\\]/g, "\\$&")}]${markdown.slice(end)}`;
}
