import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawingAddress, drawingSheet, isDrawing } from "../../src/server/drawings.ts";

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

  it("are symbols of one file, each under its own name", () => {
    const sheet = drawingSheet(new Map(files));
    for (const [address] of files) expect(sheet).toContain(`id="${drawingAddress(address, "1").split("#")[1]}"`);
    expect(sheet.match(/<symbol /g)).toHaveLength(files.length);
    expect(sheet).not.toContain("<style");
  });
});
