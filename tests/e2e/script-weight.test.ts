import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const CLIENT = join(import.meta.dirname, "../../dist/client");

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** @returns the compressed bytes of these sources' files, with all that they import. */
function weightOf(...sources: string[]): number {
  const manifest: Manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8"));
  const needed = new Set(sources);
  for (const name of needed) for (const imported of manifest[name]?.imports ?? []) needed.add(imported);
  const files = [...needed].map((name) => readFileSync(join(CLIENT, manifest[name]?.file ?? name)));
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

const FIRST = ["src/site/client.ts", "src/blocks/parts/strip/marquee.enhance.ts"];

it("visitors load at most 3 KB of script before they scroll, and 85 KB with the calculator", () => {
  expect(weightOf(...FIRST)).toBeLessThanOrEqual(3 * 1024);
  const calculator = ["src/blocks/roiCalculator/RoiCalculator.island.tsx", "src/site/mount-island.client.ts"];
  expect(weightOf(...FIRST, ...calculator)).toBeLessThanOrEqual(85 * 1024);
});
