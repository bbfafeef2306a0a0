import { spawn } from "node:child_process";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { quantile } from "./quantile.ts";

/** What visitors wait for a cached page, in milliseconds. */
export type Waiting = { p50: number; p99: number };

/** Runs a client as its own process, so that nothing here holds its clock up. @returns its output. */
export async function runClient(file: string, args: readonly (string | number)[]): Promise<unknown> {
  const child = spawn(process.execPath, [file, ...args.map(String)], { stdio: ["ignore", "pipe", "inherit"] });
  return JSON.parse(await readText(child.stdout));
}

/** Requests a page that many times a second. */
export async function visitOnce(url: string, perSecond: number, seconds: number): Promise<Waiting> {
  const times = (await runClient(join(import.meta.dirname, "visitor.ts"), [`${url}/`, perSecond, seconds])) as number[];
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
