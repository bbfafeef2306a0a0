import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./paths.ts";

/** A check that needs no browser: a tool of node_modules/.bin with its arguments. */
export type Check = { name: string; command: string; args: string[]; variables?: Record<string, string> };

export const STATIC_CHECKS: Check[] = [
  { name: "format", command: "oxfmt", args: ["--check", "."] },
  // The type checker is written in Go: a lazier garbage collector saves a quarter of its processor time.
  { name: "lint and types", command: "oxlint", args: ["--type-check"], variables: { GOGC: "400" } },
  { name: "layers", command: "depcruise", args: ["src"] },
  { name: "dead code", command: "knip", args: ["--cache"] },
];

/** Runs a tool with its output shown when it fails. @returns whether it passed. */
export async function runCheck({ name, command, args, variables }: Check): Promise<boolean> {
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

/** Runs tools one after another. @returns whether each passed. */
export async function runChecks(checks: readonly Check[]): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (const check of checks) passed.push(await runCheck(check));
  return passed;
}
