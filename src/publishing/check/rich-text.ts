import { isHtml } from "#blocks";

/** Removes an element from HTML, from each opening tag to the next closing one. */
function withoutElement(html: string, name: string): string {
  const parts = html.split(new RegExp(`</${name}>`, "i"));
  const opening = new RegExp(`<${name}\\b[^]*`, "i");
  return parts.map((part, index) => (index < parts.length - 1 ? part.replace(opening, "") : part)).join("");
}

/** Markup in code is shown, not applied. */
function withoutCode(text: string): string {
  const bare = text.replaceAll(/^(```|~~~)[^]*?^\1/gm, "").replaceAll(/`[^`\n]*`/g, "");
  return withoutElement(withoutElement(bare, "pre"), "code");
}

/** @returns the addresses of the links in a text of HTML or Markdown. */
export function linksIn(text: string): string[] {
  const found = withoutCode(text).matchAll(
    /(?<!!)\[[^[\]\n]*\]\(\s*<?([^\s)>]+)|<a\b[^<>]*\shref\s*=\s*["']([^"'<>]*)["']/gi,
  );
  return [...found].map(([, markdown, html]) => markdown ?? html ?? "");
}

/** @returns how many pictures in a text have no alt text. */
export function imagesWithoutAlt(text: string): number {
  const bare = withoutCode(text);
  const tags = [...bare.matchAll(/<img\b[^<>]*>/gi)].filter(([tag]) => !/\salt\s*=/i.test(tag));
  return tags.length + [...bare.matchAll(/!\[\s*\]\(/g)].length;
}

/** @returns the levels of the headings in a text as they are rendered: never above 2 or below 4. */
export function headingLevels(text: string): number[] {
  const found = isHtml(text) ? text.matchAll(/<h([1-6])\b/gi) : withoutCode(text).matchAll(/^ {0,3}(#{1,6})\s/gm);
  return [...found].map(([, sign = ""]) => Math.min(4, Math.max(2, Number(sign) || sign.length)));
}
