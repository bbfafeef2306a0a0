import { expect, it } from "vitest";
import { openDocument } from "../test-document.ts";
import { configurationOf, templateOperations } from "./read-template.ts";

const hero = { hero: { headline: "Hello" } };
const faq = { faq: { items: [{ question: "Why?", answer: "So." }] } };
let count = 0;
const newKey = () => `n${(count += 1)}`;

function set(page: ReturnType<typeof openDocument>, text: string): string | undefined {
  const found = templateOperations(page.document.view().draft, text, newKey);
  if (!found.ok) return found.error.message;
  page.actions.change(found.value, "Set template");
  return undefined;
}

it("applies the configuration in one step; remaining blocks keep their keys", () => {
  const page = openDocument([hero, faq]);
  const kept = page.key(1);
  expect(set(page, JSON.stringify([faq, { heading: { headline: "New" } }]))).toBeUndefined();
  expect(page.contents()).toEqual([faq, { heading: { headline: "New" } }]);
  expect(page.key(0)).toBe(kept);
  page.actions.undo();
  expect(page.contents()).toEqual([hero, faq]);
  expect(page.key(1)).toBe(kept);
});

it("changes only the field that was changed in the text", () => {
  const page = openDocument([hero, faq]);
  set(page, configurationOf(page.document.view().draft).replace("So.", "Because."));
  const [batch] = page.document.outbox;
  expect(batch?.operations).toEqual([
    {
      type: "set",
      key: page.key(1),
      path: ["faq", "items", expect.any(String), "answer"],
      value: "Because.",
      was: "So.",
    },
  ]);
});

it("leaves what someone else did while the text was edited, and carries the values that its author saw", () => {
  const page = openDocument([hero, faq]);
  const seen = page.document.view().draft;
  const text = configurationOf(seen).replace("Hello", "Mine");
  page.actions.set(page.key(0), ["hero", "subheadline"], "Theirs");
  page.actions.set(page.key(0), ["hero", "headline"], "Theirs too");
  const found = templateOperations(seen, text, newKey);
  expect(found).toMatchObject({ ok: true, value: [{ path: ["hero", "headline"], value: "Mine", was: "Hello" }] });
});

it("empties the page", () => {
  const page = openDocument([hero]);
  set(page, "[]");
  expect(page.contents()).toEqual([]);
});

it.each([
  ["[{]", /^Error: Expected property name or '}' in JSON at position 2/],
  ["3", /^Error: This isn’t a list of blocks$/],
  ['[{"hero":{"image":"javascript:alert(1)"}}]', /^Error: Block 1, hero › image: /],
  ["[{}]", /^Error: Block 1: Invalid block type$/],
])("refuses %s and says why", (text, message) => {
  const page = openDocument([hero]);
  expect(set(page, text)).toMatch(message);
  expect(page.contents()).toEqual([hero]);
});
