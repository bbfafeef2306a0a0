import type { SelectedText, TextCommand } from "./selected-text.ts";

/** A marker at the beginning of lines. `begin` makes it for the nth line; `others`: the markers that it replaces. */
type LineKind = { own: RegExp; begin: (number: number) => string; others: RegExp; isForBlank?: true };

const BLOCK = /^(?:[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+|#{1,6}\s+)/;

const KINDS = {
  heading: { own: /^#{1,6}(?:\s+|$)/, begin: () => "## ", others: BLOCK },
  heading2: { own: /^##(?:\s+|$)/, begin: () => "## ", others: BLOCK },
  heading3: { own: /^###(?:\s+|$)/, begin: () => "### ", others: BLOCK },
  taskList: { own: /^[-*+]\s+\[[ xX]\](?:\s+|$)/, begin: () => "- [ ] ", others: BLOCK },
  bulletList: { own: /^[-*+](?:\s+|$)/, begin: () => "- ", others: BLOCK },
  numberedList: { own: /^\d+[.)](?:\s+|$)/, begin: (number) => `${number}. `, others: BLOCK },
  quote: { own: /^>\s?/, begin: () => "> ", others: /^/, isForBlank: true },
} as const satisfies Record<string, LineKind>;

function selectedLines({ text, start, end }: SelectedText): { from: number; to: number } {
  // A selection that ends at the beginning of a line covers only the lines above.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", last);
  return { from: start === 0 ? 0 : from, to: next === -1 ? text.length : next };
}

function lengthOf(line: string, sign: RegExp): number {
  return sign.exec(line)?.[0].length ?? 0;
}

/**
 * Turns the selected lines into a heading, a list or a quotation, or back where all of them already are. Done twice on
 * plain lines, it restores the text.
 */
export function toggleLines(name: keyof typeof KINDS): TextCommand {
  const kind: LineKind = KINDS[name];
  const { own, begin, others, isForBlank } = kind;
  return (given) => {
    const { text, start, end } = given;
    const { from, to } = selectedLines(given);
    const lines = text.slice(from, to).split("\n");
    const isEmpty = lines.every((line) => line.trim() === "");
    const counts = (line: string) => isForBlank === true || isEmpty || line.trim() !== "";
    const isOn = lines.every((line) => !counts(line) || own.test(line.trimStart()));
    let number = 0;
    const changed = lines.map((line) => {
      if (!counts(line)) return line;
      const words = line.trimStart();
      const indent = line.slice(0, line.length - words.length);
      if (isOn) return indent + words.slice(lengthOf(words, own));
      return indent + begin((number += 1)) + words.slice(lengthOf(words, others));
    });
    const [line = "", changedLine = ""] = [lines[0], changed[0]];
    const block = changed.join("\n");
    const caret = Math.max(from, start + changedLine.length - line.length);
    const selection = start === end ? { start: caret, end: caret } : { start: from, end: from + block.length };
    return { text: text.slice(0, from) + block + text.slice(to), ...selection };
  };
}
