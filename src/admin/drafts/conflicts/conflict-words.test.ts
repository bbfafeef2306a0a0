import { expect, it } from "vitest";
import type { OpenConflict } from "#drafts";
import { conflictInWords } from "./conflict-words.ts";

const draft = { metaTags: [], blocks: [], annotations: [] };

it.each([
  ["post", "article:tag", "Post details › Tags"],
  ["post", "og:image", "Post details › Cover"],
  ["page", "og:image", "Search & sharing › Share image"],
  ["page", "author", "Search & sharing › author"],
] as const)("a conflict in a %s's %s names the field as its panel does", (kind, name, where) => {
  const operation = { type: "setMeta", name, value: "Mine" } as const;
  const own = { id: "c", isUndo: false, baseRevision: 1, batches: [] };
  const conflict = { ...own, operation, reason: "changed", currentValue: "Theirs" } as const;
  expect(conflictInWords(draft, [conflict], kind)).toMatchObject({ where, mine: "Mine", theirs: "Theirs" });
});

it.each([
  [{ key: "q2", question: "Where?", answer: "Online" }, "FAQ › question (“Where?”) › Answer"],
  [undefined, "FAQ › question › Answer"],
])("a conflict in an item that was removed names the item, not its key", (currentValue, where) => {
  const faq = { items: [{ key: "q1", question: "How long?" }] };
  const path = ["faq", "items", "q2", "answer"];
  const operation = { type: "set", key: "b1", path, value: "Mine" } as const;
  const own = { id: "c", isUndo: false, baseRevision: 1, batches: [] };
  const conflict = { ...own, operation, reason: "removed", currentValue } as const;
  const words = conflictInWords({ ...draft, blocks: [{ key: "b1", faq }] }, [conflict], "page");
  expect(words).toMatchObject({ isRemoved: true, where, mine: "Mine" });
});

it.each([
  [
    [
      { type: "set", key: "b1", path: ["faq", "headline"], value: "Good questions" },
      { type: "set", key: "b1", path: ["faq", "items", "q1", "answer"], value: "A day.\nOr two." },
      { type: "annotate", key: "b1", path: ["faq", "headline"], text: "Ask Ann" },
      { type: "set", key: "b1", path: ["faq", "subheadline"], value: null },
    ],
    "FAQ",
    "Headline: Good questions\nquestion 1 (“How long?”) › Answer:\nA day.\nOr two.\nSubheadline: Empty",
  ],
  [
    [
      { type: "insert", key: "q2", after: "q1", in: { key: "b1", path: ["faq", "items"] }, item: {} },
      { type: "set", key: "b1", path: ["faq", "items", "q2", "question"], value: "Where?" },
    ],
    "FAQ › question › Question",
    "Where?",
  ],
  [
    [
      {
        type: "insert",
        key: "q2",
        after: "q1",
        in: { key: "b1", path: ["faq", "items"] },
        item: { question: "Where?" },
      },
      {
        type: "insert",
        key: "q3",
        after: "q2",
        in: { key: "b1", path: ["faq", "items"] },
        item: { question: "When?" },
      },
    ],
    "FAQ › Items",
    "Items: Question: Where?\nItems: Question: When?",
  ],
] as const)("names every change that was made in a removed block", (operations, where, mine) => {
  const currentValue = { key: "b1", faq: { items: [{ key: "q1", question: "How long?" }] } };
  const own = { id: "c", isUndo: false, baseRevision: 1, batches: [], reason: "removed", currentValue } as const;
  const [first, ...others] = operations.map((operation): OpenConflict => ({ ...own, operation }));
  if (!first) throw new Error("no change");
  expect(conflictInWords(draft, [first, ...others], "page")).toMatchObject({ isRemoved: true, where, mine });
});
