/** Code shows markup instead of meaning it. */
function withoutCode(text: string): string {
  return text.replaceAll(/^(```|~~~)[^]*?^\1/gm, "").replaceAll(/`[^`\n]*`|<(pre|code)\b[^]*?<\/\1>/gi, "");
}

function isHtml(text: string): boolean {
  return text.trimStart().startsWith("<");
}

/** @returns the addresses of the links in a text of HTML or Markdown. */
export function linksIn(text: string): string[] {
  const found = withoutCode(text).matchAll(
    /(?<!!)\[[^\]\n]*\]\(\s*<?([^\s)>]+)|<a\b[^>]*\shref\s*=\s*["']([^"']*)["']/gi,
  );
  return [...found].map(([, markdown, html]) => markdown ?? html ?? "");
}

/** @returns how many pictures in a text say nothing to those who don't see them. */
export function silentImages(text: string): number {
  const bare = withoutCode(text);
  const tags = [...bare.matchAll(/<img\b[^>]*>/gi)].filter(([tag]) => !/\salt\s*=/i.test(tag));
  return tags.length + [...bare.matchAll(/!\[\s*\]\(/g)].length;
}

/** @returns the levels of the headings in a text as they are drawn: never above 2 or below 4. */
export function headingLevels(text: string): number[] {
  const found = isHtml(text) ? text.matchAll(/<h([1-6])\b/gi) : withoutCode(text).matchAll(/^ {0,3}(#{1,6})\s/gm);
  return [...found].map(([, sign = ""]) => Math.min(4, Math.max(2, Number(sign) || sign.length)));
}
