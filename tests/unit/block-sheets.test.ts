import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { blockSheets } from "../../scripts/lib/block-sheets.ts";

const BLOCKS = join(import.meta.dirname, "../../src/blocks");
const sheets = blockSheets();

it("a block's sheet is linked on pages with the block, or part of every page's sheet", () => {
  expect(sheets).toContain("src/blocks/gallery/style.css");
  expect(sheets).not.toContain("src/blocks/hero/style.css");
});

it("a block's sheet is its style.css, which imports what else is in the folder", () => {
  const others = globSync("*/*.css", { cwd: BLOCKS, exclude: ["parts/**", "*/style.css"] });
  const lost = others.filter((file) => {
    const sheet = readFileSync(join(BLOCKS, dirname(file), "style.css"), "utf8");
    return !sheet.includes(`@import "./${basename(file)}"`);
  });
  expect(others.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
