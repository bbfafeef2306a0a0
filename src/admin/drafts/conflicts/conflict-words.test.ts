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
