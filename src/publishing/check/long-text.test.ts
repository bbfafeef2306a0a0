import { expect, it } from "vitest";
import { publishCheck } from "../publish-check.ts";

it.each(["<a ", "<pre>", "<code>", "[", "<img ", "```\n", "[your ", "![", "`"])(
  "a text of nothing but %j is checked in a moment",
  (part) => {
    const block = { key: "a", content: { content: part.repeat(300_000 / part.length) } };
    const start = Date.now();
    expect(publishCheck({ metaTags: [], blocks: [block], annotations: [] }).errors).toEqual([]);
    expect(Date.now() - start).toBeLessThan(2000);
  },
);
