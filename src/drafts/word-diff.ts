import { diffWordsWithSpace } from "diff";

/** A piece of a text: the same in both versions, or only in one of them. */
export type WordChange = { text: string; kind: "same" | "added" | "removed" };

/** The time limit for comparing long texts that have little in common. */
const TIMEOUT_MS = 400;

/**
 * Compares two texts word by word.
 * @returns the pieces of both in order; joined without the added ones they are the earlier text, without the removed ones
 * the later. Texts that take too long to compare count as replaced.
 */
export function diffWords(before: string, after: string): WordChange[] {
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS });
  if (!changes) {
    return [
      { text: before, kind: "removed" },
      { text: after, kind: "added" },
    ];
  }
  return changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? "added" : removed ? "removed" : "same",
  }));
}
