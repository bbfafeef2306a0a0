import { expect, it } from "vitest";
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
  expect(conflictInWords(draft, conflict, kind)).toMatchObject({ where, mine: "Mine", theirs: "Theirs" });
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
  const words = conflictInWords({ ...draft, blocks: [{ key: "b1", faq }] }, conflict, "page");
  expect(words).toMatchObject({ isRemoved: true, where, mine: "Mine" });
});
