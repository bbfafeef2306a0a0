import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { sampleOf } from "#blocks/samples";
import type { JsonObject } from "#shared";
import { renderBlocks } from "../../../tests/render-blocks.ts";

describe("the main title", () => {
  const drawn = (blocks: JsonObject[]) => renderBlocks(blocks).html.match(/<h1/g)?.length ?? 0;
  // Their titles come from data.
  const types = blockDefinitions.filter(({ type }) => !["blogPost", "rowsNew", "rowsOverview"].includes(type));

  it.each(types.map((one) => [one.type, one] as const))("%s renders one exactly where it says so", (type, one) => {
    const block = { [type]: sampleOf(type) };
    expect(drawn([block])).toBe(one.pageTitle ? 1 : 0);
    expect(drawn([{ faq: {} }, block])).toBe(one.pageTitle === "always" ? 1 : 0);
  });
});
