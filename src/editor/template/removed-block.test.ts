import { expect, it } from "vitest";
import { openDocument } from "../test-document.ts";
import { changesRemoved, configurationOf, templateOperations } from "./read-template.ts";
import { newKey } from "#shared";

const heading = (headline: string) => ({ heading: { headline } });
const BLOCKS = ["One", "Two", "Three"].map(heading);

it("a configuration isn't applied silently when someone has removed an edited block in the meantime", () => {
  const { document, key } = openDocument(BLOCKS);
  const seen = document.view().draft;
  const text = configurationOf(seen).replace("Two", "Two, rewritten");
  document.receive({
    revision: 2,
    operations: [{ type: "remove", key: key(1), revision: 2, clientId: "o", batchId: "x", author: "Ada" }],
  });
  const found = templateOperations({ ...document.view().draft, blocks: seen.blocks }, text, newKey);
  const operations = found.ok ? found.value : [];
  expect([changesRemoved(operations, seen), changesRemoved(operations, document.view().draft)]).toEqual([false, true]);
});
