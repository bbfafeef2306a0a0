import type { PlainMarkdown } from "#blocks/markup";

/** What the texts above define and are called, in one document. */
type Above = {
  definitions: Map<string, string>;
  headings: Set<string>;
  /** Whether a text above isn't given as it was written: its headings aren't known. */
  isUnknown: boolean;
};

/** Whether a text says the same below others: none of its labels and of the headings that it links to is taken. */
function isOwn({ definitions, targets }: PlainMarkdown, above: Above): boolean {
  const isFree = ([label, meaning]: [string, string]) => (above.definitions.get(label) ?? meaning) === meaning;
  return [...definitions].every(isFree) && !targets.some((target) => above.isUnknown || above.headings.has(target));
}

/**
 * Decides, text by text, which rich texts of one document can be given word for word: Markdown with nothing to clean, whose
 * labels of links and footnotes, and whose links to its own headings, don't mean something else below the texts before it.
 * @param plain the rich texts in order; undefined for one that isn't plain Markdown.
 * @returns for each text itself, or undefined where it has to be written from what the page shows.
 */
export function verbatimTexts(plain: readonly (PlainMarkdown | undefined)[]): (string | undefined)[] {
  const above: Above = { definitions: new Map(), headings: new Set(), isUnknown: false };
  return plain.map((text) => {
    if (!text || !isOwn(text, above)) {
      above.isUnknown = true;
      return undefined;
    }
    for (const [label, meaning] of text.definitions) above.definitions.set(label, meaning);
    for (const heading of text.headings) above.headings.add(heading);
    return text.text;
  });
}
