import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { blockDefinitions } from "../registry.ts";
import { defaultsOf } from "../samples.ts";

const withField = (name: string) =>
  blockDefinitions
    .filter(({ schema }) => name in schema.shape)
    .map(({ type, styles }) => ({ type, styles, defaults: defaultsOf(type) }));

const render = (type: string, content: unknown) => renderBlocks([{ [type]: content }]);

describe("the shared copy field", () => {
  it.each(withField("grid"))("grid: $type has at most the chosen number of columns", ({ type, styles, defaults }) => {
    const style = ["simple", "cards"].find((one) => styles.includes(one));
    const drawn = (columns?: unknown) => render(type, { ...(defaults as object), style, grid: { columns } }).html;
    expect(drawn("5")).toContain("--columns:5");
    expect(drawn(5)).toContain("--columns:5");
    expect(drawn("13")).toContain("grid.columns: must be one of 1, 2");
  });
});
