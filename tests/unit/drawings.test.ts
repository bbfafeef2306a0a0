import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawingAddress, drawingSheets, isDrawing } from "../../src/server/assets/drawings.ts";

const PUBLIC = join(import.meta.dirname, "../../public");
const files = globSync("landing/*/*.svg", { cwd: PUBLIC }).map(
  (file) => [`/${file}`, readFileSync(join(PUBLIC, file), "utf8")] as const,
);

describe("the shipped illustrations", () => {
  it.each(files)("%s needs no rules of its own", (address, markup) => {
    expect(isDrawing(address)).toBe(true);
    // A page's illustration has the page's variables and attributes alone: its own `<style>` is for an `<img>`.
    expect(markup.replace(/<style>[^<]*<\/style>/, "")).not.toMatch(/<style|\bclass=| style=|<title/);
  });

  it("are symbols under their own names, and what the landing page doesn't show is in other files", () => {
    const sheets = drawingSheets(new Map(files));
    expect(Object.keys(sheets).toSorted()).toEqual([
      "/drawings-blocks.svg",
      "/drawings-templates.svg",
      "/drawings.svg",
    ]);
    for (const [address] of files) {
      const [path = "", id] = drawingAddress(address, "1").split(/\?v=1#/);
      expect(sheets[path]).toContain(`<symbol id="${id}"`);
      expect(path.includes("templates")).toBe(address.includes("/templates/"));
    }
    const symbols = Object.values(sheets).flatMap((sheet) => sheet.match(/<symbol /g) ?? []);
    expect(symbols).toHaveLength(files.length);
    expect(Object.values(sheets).join("")).not.toContain("<style");
  });
});
