import fc from "fast-check";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { expect, it } from "vitest";
import { propertyRuns } from "../../../../../tests/property-runs.ts";
import { writeText } from "./plain-text.ts";

/** Mostly signs that need no escape where they are, so that most texts are nearly plain. */
const pieces = [
  ..."Wwp. :/!?(){}+-=>,;#'1ß…".split(""),
  "a",
  "word",
  "w.a",
  "p:/",
  "a!",
  "&",
  "\u00a0",
  " \n",
  "[",
  "*",
  "_",
];
const text = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 })
  .map((parts) => ({ type: "text" as const, value: parts.join("") }));
const inline = fc.oneof(
  text,
  text.map((one) => ({ type: "strong" as const, children: [one] })),
  text.map((one) => ({ type: "link" as const, url: "https://x.org", children: [one] })),
  fc.constant({ type: "break" as const }),
);
const children = fc.array(inline, { minLength: 1, maxLength: 4 });
const tree = fc.oneof(
  children.map((all) => ({ type: "paragraph" as const, children: all })),
  children.map((all) => ({ type: "heading" as const, depth: 2 as const, children: all })),
);

/** What would become a picture. */
const shout = {
  type: "paragraph" as const,
  children: [
    { type: "text" as const, value: "No!" },
    { type: "link" as const, url: "https://x.org", children: [{ type: "text" as const, value: "a" }] },
  ],
};

it("escapes what the package escapes", () => {
  const extensions = [gfmToMarkdown()];
  fc.assert(
    fc.property(tree, (node) => {
      expect(toMarkdown(node, { extensions, handlers: { text: writeText } })).toBe(toMarkdown(node, { extensions }));
    }),
    { ...propertyRuns(400), examples: [[shout]] },
  );
});
