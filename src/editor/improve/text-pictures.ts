import { withoutCode } from "#shared";

const BARE_PICTURE = /!\[\s*\]\(\s{0,20}<?([^\s<>)]{1,2000})/g;
const MAX_NEAR = 1000;

/** A picture of a Markdown text that has no description: its address, where its brackets are, and the copy around it. */
export type TextPicture = { address: string; start: number; end: number; near: string };

/** @returns whether a model can be shown the picture at an address: it is in the library, or public. */
export function canBeShown(address: string): boolean {
  return address.startsWith("/media/") || address.startsWith("https://");
}

/** @returns the copy around a part of a text, which is sent with a picture. */
export function copyAround(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - MAX_NEAR), end + MAX_NEAR);
}

/** Finds the first picture of a Markdown text without an alt text that can be described; code holds none. */
export function undescribedPicture(markdown: string): TextPicture | undefined {
  for (const { 0: found, 1: address = "", index } of withoutCode(markdown).matchAll(BARE_PICTURE)) {
    if (!canBeShown(address)) continue;
    const near = copyAround(markdown, index, index + found.length);
    return { address, start: index + 1, end: index + found.indexOf("]") + 1, near };
  }
  return undefined;
}

/** @returns the text with a description of one of its pictures. */
export function withDescription(markdown: string, { start, end }: TextPicture, alt: string): string {
  return `${markdown.slice(0, start)}[${alt.replaceAll(/[[\]\\]/g, "\\$&")}]${markdown.slice(end)}`;
}
