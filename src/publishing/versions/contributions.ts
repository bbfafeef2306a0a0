import type { Contribution } from "../contract/versions.ts";
import { blockKeyOf } from "../operations/address.ts";
import { keyOf, type DraftState } from "../operations/draft.ts";
import type { LoggedOperation, Operation } from "../operations/operation.ts";
import { findRemoved } from "../operations/tombstones.ts";
import { labelOf } from "../field-label.ts";
import { META_GROUP } from "../meta-label.ts";
import type { PageKind } from "../page.ts";

/** @returns a function that names what an operation changed; it looks each block up once, as logs can be long. */
function labelsIn(state: DraftState, kind: PageKind): (operation: Operation) => string | undefined {
  const blocks = new Map(state.draft.blocks.map((block) => [keyOf(block), block]));
  const labels = new Map<string, string | undefined>();
  return (operation) => {
    // Visitors don't see annotations.
    if (operation.type === "annotate") return undefined;
    if (operation.type === "setMeta") return META_GROUP[kind];
    const key = blockKeyOf(operation) ?? "";
    if (!labels.has(key)) {
      const block = blocks.get(key) ?? findRemoved(state, key)?.content;
      labels.set(key, block && labelOf(block));
    }
    return labels.get(key);
  };
}

/** Summarises who changed what with these operations of a draft's log, latest first. */
export function contributionsOf(
  operations: readonly LoggedOperation[],
  state: DraftState,
  kind: PageKind = "page",
): Contribution[] {
  const found = new Map<string, Omit<Contribution, "labels"> & { labels: Set<string> }>();
  const labelOfChange = labelsIn(state, kind);
  for (const operation of operations) {
    const label = labelOfChange(operation);
    if (label === undefined) continue;
    const { author = "", at = "", clientId, revision } = operation;
    const { labels = new Set<string>() } = found.get(author) ?? {};
    found.set(author, { author, at, clientId, revision, labels: labels.add(label) });
  }
  return [...found.values()]
    .map(({ labels, ...one }) => Object.assign(one, { labels: [...labels] }))
    .toSorted((a, b) => b.revision - a.revision);
}
