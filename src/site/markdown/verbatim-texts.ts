import { plainMarkdown, type PlainMarkdown } from "#blocks/server";
import type { Steps } from "#shared";

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
 * @returns for each text itself, or undefined where it has to be written from what the page shows.
 */
export function* verbatimTexts(sources: readonly string[]): Steps<(string | undefined)[]> {
  const above: Above = { definitions: new Map(), headings: new Set(), isUnknown: false };
  const texts: (string | undefined)[] = [];
  for (const source of sources) {
    yield;
    const plain = plainMarkdown(source);
    const isVerbatim = plain !== undefined && isOwn(plain, above);
    texts.push(isVerbatim ? source : undefined);
    if (!isVerbatim) above.isUnknown = true;
    else {
      for (const [label, meaning] of plain.definitions) above.definitions.set(label, meaning);
      for (const heading of plain.headings) above.headings.add(heading);
    }
  }
  return texts;
}
