import { spawn } from "node:child_process";
import { join } from "node:path";
import pLimit from "p-limit";
import { ROOT } from "./paths.ts";

/** A check that needs no browser: a tool of node_modules/.bin with its arguments. */
export type Check = { name: string; command: string; args: string[]; variables?: Record<string, string> };

/** What the compiler remembers of its last run. */
const CACHE = "node_modules/.cache/types.json";
/** A lazier garbage collector of tools written in Go saves a quarter of their processor time. */
const GO = { GOGC: "400" };

/** The longest first. */
export const STATIC_CHECKS: Check[] = [
  // Each thread of the linter checks the types for itself, and so does each checker of the compiler.
  { name: "lint", command: "oxlint", args: ["--threads=1"], variables: { ...GO, GOMAXPROCS: "1" } },
  {
    name: "types",
    command: "tsc",
    args: ["--checkers", "1", "--incremental", "--tsBuildInfoFile", CACHE],
    variables: GO,
  },
  { name: "layers", command: "depcruise", args: ["src"] },
  { name: "dead code", command: "knip", args: ["--cache"] },
  { name: "format", command: "oxfmt", args: ["--check", "."] },
];

/** Runs a tool with its output shown when it fails. @returns whether it passed. */
async function runCheck({ name, command, args, variables }: Check): Promise<boolean> {
  const start = performance.now();
  const child = spawn(join(ROOT, "node_modules/.bin", command), args, {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: process.stdout.isTTY ? undefined : "1", ...variables },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += String(part)));
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  if (status !== 0) console.log(output);
  return status === 0;
}

/** Runs tools. @param cores how many at a time. @returns whether each passed. */
export async function runChecks(checks: readonly Check[], cores: number): Promise<boolean[]> {
  const limit = pLimit(cores);
  return Promise.all(checks.map((check) => limit(runCheck, check)));
}
