import { diffWordsWithSpace } from "diff";

/** A piece of a text: the same in both, or only in one of them. */
export type WordChange = { text: string; kind: "same" | "added" | "removed" };

/** Long texts that have little in common aren't compared for longer than this. */
const TIMEOUT_MS = 400;

/** Compares two texts word by word. */
export function wordChanges(before: string, after: string): WordChange[] {
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
