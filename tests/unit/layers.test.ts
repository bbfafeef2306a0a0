import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOORS, IN_SCREENS_ONLY, LAYERS } from "../../scripts/lib/layers.ts";

const ROOT = join(import.meta.dirname, "../..");
/** A separate process, beside other tests. */
const LIMIT_MS = 30_000;
const names = Object.keys(LAYERS);
/** The folder of a layer; a sample domain represents all that aren't named. */
const folderOf = (layer: string): string => (layer === "domains" ? "domains/sample" : layer);

/** One breach of each rule that isn't derived from the table: the file that it takes, or two. */
const BREACHES: [rule: string, files: Record<string, string>][] = [
  ["every-folder-is-a-layer", { "src/billing/imports.ts": 'export * from "#blocks";' }],
  ["every-folder-is-a-layer", { "src/domains/imports.ts": 'export * from "zod";' }],
  ["every-folder-is-a-layer", { "src/lonely.ts": 'export * from "#shared";' }],
  [
    "only-layers-are-imported",
    { "src/server/unnamed.ts": 'export * from "../unnamed/leaf.ts";', "src/unnamed/leaf.ts": "" },
  ],
  [
    "layers-meet-at-their-doors",
    { "src/site/no-door.ts": 'export * from "../blocks/codec.ts";', "src/blocks/codec.ts": "" },
  ],
  [
    "a-block-never-imports-another-block",
    { "src/blocks/hero/other.ts": 'export * from "../faq/schema.ts";', "src/blocks/faq/schema.ts": "" },
  ],
  ["public-pages-carry-no-application-parts", { "src/site/kit.ts": 'export * from "#ui/kit";' }],
  ["public-pages-carry-no-application-parts", { "src/blocks/library.ts": 'export * from "radix-ui";' }],
  ["server-code-stays-on-the-server", { "src/blocks/hero/hero.client.ts": 'export * from "#db";' }],
  [
    "server-code-stays-on-the-server",
    {
      "src/admin/main.tsx": 'import "./server-code.ts";',
      "src/admin/server-code.ts": 'export * from "./store.server.ts";',
      "src/admin/store.server.ts": "",
    },
  ],
  ["server-code-stays-on-the-server", { "src/blocks/hero/files.client.ts": 'export * from "node:fs";' }],
  ["only-db-knows-the-engine", { "src/forms/engine.ts": 'export { Pool } from "pg";' }],
  ["no-cycles", { "src/shared/one.ts": 'export * from "./two.ts";', "src/shared/two.ts": 'export * from "./one.ts";' }],
  ["tests-are-not-imported", { "src/shared/tested.ts": 'export * from "./a.test.ts";', "src/shared/a.test.ts": "" }],
];

let folder: string;
let found: string[];

/** Writes a file of the planted tree. */
function plant(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** @returns a file through which `layer` is reached: its first door, or a file made for it if it has none. */
const doorOf = (layer: string): string =>
  DOORS.map((file) => file.replace("*", basename(folderOf(layer)))).find((file) =>
    file.startsWith(`src/${folderOf(layer)}/`),
  ) ?? `src/${folderOf(layer)}/door.ts`;

/** @returns where a file of the layer `from`, in one of its folders if named, imports the layer `to`. */
const importOf = (from: string, to: string, inside = ""): string =>
  `src/${folderOf(from)}/${inside}imports-${to.replaceAll("/", "-")}.ts`;

/** Writes a file that imports the layer `to`. */
function plantImport(file: string, to: string): void {
  plant(file, `export * from "${relative(dirname(file), doorOf(to)).replace(/^(?!\.)/, "./")}";`);
}

const shown = Object.entries(IN_SCREENS_ONLY).flatMap(([layer, layers]) => layers.map((to) => [layer, to] as const));

/** Checks the planted tree with the rules of the repository. @returns each broken rule with the file that breaks it. */
function violations(): string[] {
  const args = ["src", "--config", join(ROOT, ".dependency-cruiser.mjs"), "--output-type", "json"];
  const command = join(ROOT, "node_modules/.bin/depcruise");
  const run = spawnSync(command, args, { cwd: folder, encoding: "utf8", maxBuffer: 1e8 });
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(run.stdout);
  return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-layers-"));
  for (const name of ["package.json", "tsconfig.json"]) copyFileSync(join(ROOT, name), join(folder, name));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const doors = DOORS.filter((file) => !file.includes("*"));
  for (const file of new Set([...doors, ...names.map(doorOf)])) plant(file, `export const door = "${file}";`);
  for (const from of names) {
    for (const to of names) plantImport(importOf(from, to), to);
  }
  for (const [from, to] of shown) plantImport(importOf(from, to, "screens/"), to);
  for (const [, files] of BREACHES) for (const [file, content] of Object.entries(files)) plant(file, content);
  found = violations();
}, LIMIT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the layers", () => {
  it.each(names)("are kept apart: %s imports what the table allows, and nothing else", (layer) => {
    const allowed = [layer, ...(LAYERS[layer] ?? [])];
    const others = names.filter((other) => !allowed.some((one) => other === one || other.startsWith(`${one}/`)));
    const refused = found
      .filter((text) => text.startsWith(`${layer}-imports-only-what-it-may: `))
      .map((text) => basename(text))
      .filter((file) => file.startsWith("imports-"));
    expect(refused.toSorted()).toEqual(others.map((other) => basename(importOf(layer, other))).toSorted());
  });

  it.each(shown)("are kept apart: %s imports %s in its screens, and nowhere else", (from, to) => {
    const rule = `${from}-shows-in-screens-only`;
    expect(found).toContain(`${rule}: ${importOf(from, to)}`);
    expect(found.filter((text) => text.endsWith(importOf(from, to, "screens/")))).toEqual([]);
  });

  it.each(BREACHES)("are checked: %s", (rule, files) => {
    const [file] = Object.keys(files);
    expect(found).toContain(`${rule}: ${file}`);
  });

  it("own every door of package.json", () => {
    const doors = DOORS.filter((file) => !names.some((layer) => file.startsWith(`src/${layer}/`)));
    expect(doors).toEqual([]);
  });
});
