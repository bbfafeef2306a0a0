/** A block of code with its fences, one that is never closed to the end of the text; or code in a line. */
const CODE = /^ {0,3}(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?:\n[^]*?)??(?:\n {0,3}\1[^\n]*|$(?![^]))|(?<![\\`])`[^`\n]+`/gm;

/** @returns a Markdown text with `change` applied to everything but code. Takes time proportional to the length. */
export function outsideCode(markdown: string, change: (copy: string) => string): string {
  const parts: string[] = [];
  let last = 0;
  for (const { 0: code, index } of markdown.matchAll(CODE)) {
    parts.push(change(markdown.slice(last, index)), code);
    last = index + code.length;
  }
  return [...parts, change(markdown.slice(last))].join("");
}

/** @returns a Markdown text of the same length in which code is spaces. */
export function withoutCode(markdown: string): string {
  return markdown.replaceAll(CODE, (code) => " ".repeat(code.length));
}

/** @returns the blocks of code of a Markdown text, with their fences. */
export function codeBlocksIn(markdown: string): string[] {
  return Array.from(markdown.matchAll(CODE), ({ 0: code, 1: fence }) => (fence ? code.trimEnd() : "")).filter(Boolean);
}
