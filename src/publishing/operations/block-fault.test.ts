import { expect, it } from "vitest";
import { blockFault } from "./block-fault.ts";

it.each([
  [
    "a text",
    { content: { content: "a".repeat(200_001) } },
    ["content", "content"],
    "A text has at most 200,000 characters",
  ],
  [
    "inline SVG",
    { features: { items: [{ key: "a", img: `<svg>${" ".repeat(200_000)}` }] } },
    ["features", "items", "0", "img"],
    "A picture has at most 200,000 characters: upload it instead",
  ],
])("refuses %s that is too long for a page, at its field", (_what, block, path, message) => {
  expect(blockFault(block)).toEqual({ path, message });
});

it("accepts a real text of 100,000 characters", () => {
  expect(
    blockFault({ content: { content: "Some words, **bold** and [linked](/a).\n\n".repeat(2500) } }),
  ).toBeUndefined();
});
