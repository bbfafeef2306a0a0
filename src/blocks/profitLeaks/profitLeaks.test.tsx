import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";

describe("profit leaks", () => {
  it("are an ordered list with an icon, a heading and a text each, and a total", () => {
    const { html } = renderBlocks([{ profitLeaks: defaults }]);
    const entries = html.match(/<li[^]*?<\/li>/g) ?? [];
    expect(entries).toHaveLength(defaults.leaks.length);
    for (const entry of entries) expect(entry).toMatch(/<h3[^]*<svg[^]*<\/h3><p/);
    expect(html).toContain(defaults.closingLine);
    expect(html).toContain(defaults.disclaimer);
  });

  it("draw no disclaimer, total or icon that is missing", () => {
    const { html } = renderBlocks([{ profitLeaks: { headline: "Leaks", leaks: [{ title: "One" }] } }]);
    const block = /<section[^]*<\/section>/.exec(html)?.[0];
    expect(block).toMatch(/<ol[^>]*><li[^>]*><div[^>]*><h3[^>]*>One<\/h3><\/div><\/li><\/ol><\/div><\/section>$/);
  });

  it("can only be published with at least one leak (spec 5)", () => {
    expect(schema.safeParse(defaults).success).toBe(true);
    expect(schema.safeParse({ ...defaults, leaks: [] }).success).toBe(false);
  });
});
