import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** The whole source is read, beside other tests. */
const LIMIT_MS = 60_000;
let folder: string;

/** Checks the copy of the sources. @returns each broken rule with the file that breaks it. */
function violations(): string[] {
  const command = join(ROOT, "node_modules/.bin/depcruise");
  const run = spawnSync(command, ["src", "--output-type", "json"], { cwd: folder, encoding: "utf8", maxBuffer: 1e8 });
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(run.stdout);
  return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

/** One breach of each rule: the files that it takes; "planted" stands for a name of their own. */
const BREACHES: [rule: string, files: Record<string, string>][] = [
  ["shared-imports-only-what-it-may", { "src/shared/planted.ts": 'export { Icon } from "#ui";' }],
  ["ui-imports-only-what-it-may", { "src/ui/planted.ts": 'export { readBlock } from "#blocks";' }],
  ["db-imports-only-what-it-may", { "src/db/planted.ts": 'export { calculateRoi } from "#forms";' }],
  ["forms-imports-only-what-it-may", { "src/forms/planted.ts": 'export { metaValue } from "#publishing";' }],
  ["blocks-imports-only-what-it-may", { "src/blocks/planted.ts": 'export { metaValue } from "#publishing";' }],
  ["publishing-imports-only-what-it-may", { "src/publishing/planted.ts": 'export { renderPage } from "#site";' }],
  ["usage-imports-only-what-it-may", { "src/usage/planted.ts": 'export { readBlock } from "#blocks";' }],
  ["ai-imports-only-what-it-may", { "src/ai/planted.ts": 'export { metaValue } from "#publishing";' }],
  ["editor-imports-only-what-it-may", { "src/editor/planted.ts": 'export { may } from "#auth";' }],
  ["site-imports-only-what-it-may", { "src/site/planted.ts": 'export { createApp } from "#server";' }],
  ["layers-meet-at-their-doors", { "src/site/planted.ts": 'export { decodeBlock } from "../blocks/codec.ts";' }],
  [
    "a-block-never-imports-another-block",
    { "src/blocks/hero/planted.ts": 'export { schema } from "../faq/schema.ts";' },
  ],
  ["public-pages-carry-no-application-parts", { "src/site/planted.ts": 'export { Button } from "#ui/kit";' }],
  ["server-code-stays-on-the-server", { "src/blocks/hero/planted.client.ts": 'export { openDatabase } from "#db";' }],
  ["only-db-knows-the-engine", { "src/forms/planted.ts": 'export { Pool } from "pg";' }],
  [
    "no-cycles",
    {
      "src/shared/planted-one.ts": 'export { two } from "./planted-two.ts";',
      "src/shared/planted-two.ts": 'export * from "./planted-one.ts"; export const two = 2;',
    },
  ],
  [
    "tests-are-not-imported",
    {
      "src/shared/planted.ts": 'export * from "./planted.test.ts";',
      "src/shared/planted.test.ts": "export const a = 1;",
    },
  ],
];

/** Writes the files of one breach under a name of their own. @returns where. */
function plant(files: Record<string, string>, name: string): string[] {
  return Object.entries(files).map(([place, content]) => {
    const file = place.replace("planted", name);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content.replaceAll("planted", name));
    return file;
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-layers-"));
  for (const name of ["src", "package.json", "tsconfig.json", ".dependency-cruiser.mjs"]) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the layers", () => {
  it(
    "are checked: every planted breach is found",
    () => {
      const expected = BREACHES.map(([rule, files], number) => ({ rule, files: plant(files, `planted-${number}`) }));
      const found = new Set(violations());
      const missed = expected.filter(({ rule, files }) => !files.some((file) => found.has(`${rule}: ${file}`)));
      expect(missed.map(({ rule }) => rule)).toEqual([]);
    },
    LIMIT_MS,
  );
});
