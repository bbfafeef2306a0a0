import { createHmac, randomBytes } from "node:crypto";
import { cleanCopy } from "../replies/clean-copy.ts";

/** A text that a prompt quotes: its name, the text, and its maximum length. */
export type DataSection = { name: string; text: string; max: number };

/** Never leaves the process, so that nobody can predict a mark. */
const SECRET = randomBytes(32);

/** @returns the section's text without invisible characters, cut to its maximum length. */
function capped({ text, max }: DataSection): string {
  const clean = cleanCopy(text.slice(0, max * 2));
  return clean.length > max ? `${clean.slice(0, max).toWellFormed().trimEnd()} …` : clean;
}

function codeFor(texts: readonly string[], attempt: number): string {
  return createHmac("sha256", SECRET)
    .update(JSON.stringify([attempt, texts]))
    .digest("hex")
    .slice(0, 10);
}

/** A code that none of the texts contains: a model may have been tricked into repeating an earlier one. */
function freeCode(shared: readonly string[], own: readonly string[], attempt = 0): string {
  const code = codeFor(shared, attempt);
  return [...shared, ...own].some((text) => text.includes(code)) ? freeCode(shared, own, attempt + 1) : code;
}

const quoted = (sections: readonly DataSection[]) =>
  sections.map((section) => ({ name: section.name, text: capped(section) })).filter(({ text }) => text !== "");

/**
 * Quotes texts in a prompt, each between marks with a code that depends on a secret and on the shared texts, and that no
 * text contains: none can close its own mark. Empty ones are left out.
 * @param shared texts that other prompts begin with too: they get the same marks, so that providers can cache that prefix.
 * @returns the quoted texts and the name of their marks.
 */
export function delimit(
  shared: readonly DataSection[],
  own: readonly DataSection[] = [],
): { mark: string; text: string } {
  const [first, rest] = [quoted(shared), quoted(own)];
  const mark = `data-${freeCode(
    first.map(({ text }) => text),
    rest.map(({ text }) => text),
  )}`;
  const sections = [...first, ...rest].map(({ name, text }) => `<${mark} name="${name}">\n${text}\n</${mark}>`);
  return { mark, text: sections.join("\n\n") };
}
