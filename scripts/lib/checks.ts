import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./paths.ts";

/** A check that needs no browser: a tool of node_modules/.bin with its arguments. */
export type Check = { name: string; command: string; args: string[] };

export const STATIC_CHECKS: Check[] = [
  { name: "format", command: "oxfmt", args: ["--check", "."] },
  { name: "lint", command: "oxlint", args: [] },
  { name: "types", command: "tsc", args: ["-p", "."] },
  { name: "layers", command: "depcruise", args: ["src"] },
  { name: "dead code", command: "knip", args: [] },
];

/** Runs a tool with its output shown when it fails. @returns whether it passed. */
export function runCheck({ name, command, args }: Check): boolean {
  const start = performance.now();
  const run = spawnSync(join(ROOT, "node_modules/.bin", command), args, { cwd: ROOT, encoding: "utf8" });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = run.status === 0;
  console.log(`${passed ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  if (!passed) console.log(run.stdout + run.stderr);
  return passed;
}
