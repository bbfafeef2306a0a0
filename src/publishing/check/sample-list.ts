import type { Problem } from "../contract/review.ts";
import { findByKey, markAt, markedText, type DraftState } from "../operations/draft.ts";
import type { Operation } from "../operations/operation.ts";
import { valueAt } from "../operations/value-at.ts";

const NOUNS = [
  ["SAMPLE_TEXT", "text", "texts"],
  ["SAMPLE_PICTURE", "picture", "pictures"],
  ["SAMPLE_ADDRESS", "address", "addresses"],
] as const;
const CODES: ReadonlySet<string> = new Set(NOUNS.map(([code]) => code));

/** @returns the problems of a report that are sample copy, and all others, each in their order. */
export function splitSamples(problems: readonly Problem[]): { samples: Problem[]; others: Problem[] } {
  const { samples = [], others = [] } = Object.groupBy(problems, ({ code }) =>
    CODES.has(code) ? "samples" : "others",
  );
  return { samples, others };
}

/** Says how much sample copy there is: "Sample copy: 14 texts and 3 pictures are still the template’s". */
export function samplesInWords(samples: readonly Problem[]): string {
  const parts = NOUNS.flatMap(([code, one, many]) => {
    const count = samples.filter((problem) => problem.code === code).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const list = new Intl.ListFormat("en").format(parts);
  return `Sample copy: ${list} ${samples.length === 1 ? "is" : "are"} still the template’s`;
}

/** Groups samples by their block, in the order of the page; "" is the page itself. */
export function samplesByBlock(samples: readonly Problem[]): [key: string, samples: Problem[]][] {
  return [...Map.groupBy(samples, ({ key }) => key)];
}

/**
 * Makes the operations that confirm samples as they are in a draft. They never replace the mark on a fact that someone has
 * since written there.
 */
export function confirmSamples(draft: DraftState["draft"], samples: readonly Problem[]): Operation[] {
  const { metaTags, blocks } = draft;
  const valueOf = ({ key, path }: Problem): unknown => {
    if (key === "") return metaTags.find(({ name }) => name === path[1])?.value;
    return valueAt(findByKey(blocks, key) ?? {}, path);
  };
  return samples.flatMap((sample): Operation[] => {
    const text = markedText(valueOf(sample));
    const { key, path } = sample;
    const was = markAt({ draft }, sample)?.text ?? null;
    return text ? [{ type: "annotate", key, path, text, kind: "confirmed", was }] : [];
  });
}
