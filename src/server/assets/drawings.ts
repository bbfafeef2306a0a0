/** Shipped illustrations are in a folder of "/landing"; logos and marks, which keep their own colours, aren't. */
const DRAWING = /^\/landing\/(\w[\w-]*\/[\w-]+)\.svg$/;

const nameOf = (address: string) => DRAWING.exec(address)?.[1]?.replaceAll("/", "-");

/** @returns whether an address is that of a shipped illustration. */
export function isDrawing(address: string): boolean {
  return DRAWING.test(address);
}

/**
 * A browser parses and lays out every symbol of a file, drawn or not. So the pictures of templates, and those of blocks that
 * the landing page doesn't have, are files of their own.
 */
function sheetOf(address: string): string {
  if (address.startsWith("/landing/templates/")) return "/drawings-templates.svg";
  return /^\/landing\/(?:community|gallery|map|video)\//.test(address) ? "/drawings-blocks.svg" : "/drawings.svg";
}

/** @returns where a page draws a shipped illustration from. @param version of the shipped images. */
export function drawingAddress(address: string, version: string): string {
  return `${sheetOf(address)}?v=${version}#${nameOf(address)}`;
}

/**
 * Makes the files that pages draw the shipped illustrations from, a symbol each. A page draws them with `<use>`: then they
 * have the page's colours and faces (`--color-*`, `--font-*`), and those of a page are one request. In an `<img>` they use
 * the colours of their own `<style>`, which the symbols leave out.
 * @param files the illustrations' markup by address.
 * @returns each file's markup by its address.
 */
export function drawingSheets(files: ReadonlyMap<string, string>): Record<string, string> {
  const groups = Map.groupBy(files, ([address]) => sheetOf(address));
  return Object.fromEntries([...groups].map(([sheet, group]) => [sheet, drawingSheet(new Map(group))]));
}

function drawingSheet(files: ReadonlyMap<string, string>): string {
  const symbols = [...files].map(([address, markup]) => {
    const [root = "", attributes = ""] = /^<svg ([^>]*)>/.exec(markup) ?? [];
    const shapes = markup.slice(root.length, markup.lastIndexOf("</svg>")).replace(/<style>[^<]*<\/style>/, "");
    const own = attributes.replaceAll(/(?:xmlns|width|height)="[^"]*"\s*/g, "").trim();
    return `<symbol id="${nameOf(address)}" preserveAspectRatio="xMidYMid slice" ${own}>${shapes.replaceAll(/>\s+</g, "><").trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}
