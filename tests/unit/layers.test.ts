import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
let folder: string;

/** Checks the copy of the sources with some files planted in it. @returns the names of the broken rules. */
function brokenRules(planted: Record<string, string>): string[] {
  for (const [file, content] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const command = join(ROOT, "node_modules/.bin/depcruise");
  const run = spawnSync(command, ["src", "--output-type", "json"], { cwd: folder, encoding: "utf8", maxBuffer: 1e8 });
  for (const file of Object.keys(planted)) rmSync(join(folder, file));
  const report: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(run.stdout);
  return report.summary.violations.map(({ rule }) => rule.name);
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
  it("are kept by the sources as they are", () => {
    expect(brokenRules({})).toEqual([]);
  });

  it.each([
    ["shared-imports-only-what-it-may", { "src/shared/planted.ts": 'export { Icon } from "#ui";' }],
    ["ui-imports-only-what-it-may", { "src/ui/planted.ts": 'export { readBlock } from "#blocks";' }],
    ["db-imports-only-what-it-may", { "src/db/planted.ts": 'export { calculateRoi } from "#forms";' }],
    ["forms-imports-only-what-it-may", { "src/forms/planted.ts": 'export { metaValue } from "#publishing";' }],
    ["blocks-imports-only-what-it-may", { "src/blocks/planted.ts": 'export { metaValue } from "#publishing";' }],
    ["publishing-imports-only-what-it-may", { "src/publishing/planted.ts": 'export { renderPage } from "#site";' }],
    ["site-imports-only-what-it-may", { "src/site/planted.ts": 'export { createApp } from "#server";' }],
    ["layers-meet-at-their-doors", { "src/site/planted.ts": 'export { decodeBlock } from "../blocks/codec.ts";' }],
    [
      "a-block-never-imports-another-block",
      { "src/blocks/hero/planted.ts": 'export { schema } from "../faq/schema.ts";' },
    ],
    ["server-code-stays-on-the-server", { "src/blocks/hero/planted.client.ts": 'export { openDatabase } from "#db";' }],
    ["only-db-knows-the-engine", { "src/forms/planted.ts": 'export { Pool } from "pg";' }],
    [
      "no-cycles",
      {
        "src/shared/one.ts": 'export { two } from "./two.ts";',
        "src/shared/two.ts": 'export * from "./one.ts"; export const two = 2;',
      },
    ],
    [
      "tests-are-not-imported",
      {
        "src/shared/planted.ts": 'export * from "./planted.test.ts";',
        "src/shared/planted.test.ts": "export const a = 1;",
      },
    ],
  ])("a planted violation of %s is found", (rule, planted) => {
    expect(brokenRules(planted)).toContain(rule);
  });
});
