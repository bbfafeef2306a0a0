import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import type { build as viteBuild, InlineConfig } from "vite";
import { chunkGroups } from "./admin-chunks.ts";
import { CLIENT_FOLDER, ROOT, SERVER_ENTRY } from "./paths.ts";

/** Files and folders of which a build is made: it is stale after a change of any. */
export const SOURCES = [
  "src",
  "public",
  "docs/editor.md",
  "docs/images/editor",
  "package-lock.json",
  "package.json",
  "vite.config.ts",
  "scripts/lib/admin-chunks.ts",
  "scripts/lib/block-sheets.ts",
  "scripts/lib/build.ts",
  "scripts/lib/modern-css.ts",
  "scripts/lib/page-rules.ts",
];
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const STAMP = join(ROOT, "dist/stamp");
const COMPRESSIBLE = /\.(?:js|css|svg|txt|json)$/;
const WORTH_BYTES = 1024;

function filesBelow(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  const entries = path.includes(".") ? [] : readdirSync(full, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  return path.includes(".") ? [full] : files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

/** A hash of all the build's inputs. */
function sourceHash(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow)) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Writes a brotli and a gzip copy beside each text file, which the server sends unchanged. */
async function precompress(): Promise<void> {
  const files = readdirSync(CLIENT_FOLDER, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name),
  );
  // Node compresses on several cores.
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const content = readFileSync(file);
      if (content.length < WORTH_BYTES) return;
      writeFileSync(`${file}.br`, await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}

/** Builds the admin twice: its files are divided by what a first build shows to be used together. */
async function buildAdmin(run: typeof viteBuild, options: InlineConfig): Promise<void> {
  const [first] = [await run({ ...options, mode: "admin", build: { write: false, minify: false } })].flat();
  if (!first || !("output" in first)) throw new Error("The build of the admin has no output");
  const codeSplitting = chunkGroups(first.output.filter((file) => file.type === "chunk"));
  await run({ ...options, mode: "admin", build: { rolldownOptions: { output: { codeSplitting } } } });
}

/** Builds the browsers' files and the server, and records the hash of the sources. */
export async function build(): Promise<void> {
  process.env.NODE_ENV = "production";
  const vite = await import("vite");
  const stamp = sourceHash();
  const options = { root: ROOT, logLevel: "warn" } as const;
  await vite.build(options);
  await buildAdmin(vite.build, options);
  await vite.build({ ...options, build: { ssr: true } });
  await precompress();
  writeFileSync(STAMP, stamp);
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Builds in a process of its own: one that has built keeps a gigabyte of memory, and a site runs for months. */
async function buildApart(): Promise<void> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(ROOT, "scripts/build.ts")], {
    cwd: ROOT,
    stdio: "inherit",
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, stop);
  const [status, signal] = await once(child, "exit");
  for (const one of SIGNALS) process.off(one, stop);
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) throw new Error("The build failed");
}

/** Builds only when a source has changed since the last build; a container image contains the build without its sources. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(SERVER_ENTRY) && !existsSync(join(ROOT, "vite.config.ts"))) return;
  const isFresh = existsSync(STAMP) && existsSync(SERVER_ENTRY) && readFileSync(STAMP, "utf8") === sourceHash();
  if (isFresh) return;
  console.log("Building ...");
  await buildApart();
}
