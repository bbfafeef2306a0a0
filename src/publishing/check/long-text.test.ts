import { expect, it } from "vitest";
import { cpuMs } from "../../../tests/cpu-time.ts";
import { MAX_RICH_TEXT } from "../../blocks/parts/rich-text/rich-text.ts";
import { publishCheck } from "../publish-check.ts";

it.each(["<a ", "<pre>", "<code>", "[", "<img ", "```\n", "[your ", "![", "`"])(
  "a text of nothing but %j is checked quickly",
  (part) => {
    const block = { key: "a", content: { content: part.repeat(MAX_RICH_TEXT / part.length) } };
    const start = cpuMs();
    expect(publishCheck({ metaTags: [], blocks: [block], annotations: [] }).errors).toEqual([]);
    expect(cpuMs() - start).toBeLessThan(2000);
  },
);
