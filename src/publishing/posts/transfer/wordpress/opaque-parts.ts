type Part = { html: string; isOpaque: boolean };

/** Splits HTML into what may be rewritten, and elements whose text is left as it is; linear. */
function* partsOf(html: string, names: readonly string[]): Generator<Part> {
  const opening = new RegExp(`<(${names.join("|")})(?=[\\s>])`, "gi");
  const unclosed = new Set<string>();
  let start = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const name = (found[1] ?? "").toLowerCase();
    if (unclosed.has(name)) continue;
    const closing = new RegExp(`</${name}\\s*>`, "gi");
    closing.lastIndex = found.index;
    if (closing.exec(html)) {
      yield { html: html.slice(start, found.index), isOpaque: false };
      yield { html: html.slice(found.index, closing.lastIndex), isOpaque: true };
      start = closing.lastIndex;
      opening.lastIndex = start;
    } else unclosed.add(name);
  }
  yield { html: html.slice(start), isOpaque: false };
}

/** Rewrites HTML outside elements of some names, such as code, whose text is left as it is. */
export function rewriteOutside(html: string, names: readonly string[], rewrite: (part: string) => string): string {
  return [...partsOf(html, names)].map((part) => (part.isOpaque ? part.html : rewrite(part.html))).join("");
}
