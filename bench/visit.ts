import { spawn } from "node:child_process";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { median, quantile } from "./quantile.ts";

/** What visitors wait for a cached page, in milliseconds. */
export type Waiting = { p50: number; p99: number };

/** Runs a client as its own process, so that nothing here delays it. @returns its output. */
export async function runClient(file: string, args: readonly (string | number)[]): Promise<unknown> {
  const child = spawn(process.execPath, [file, ...args.map(String)], { stdio: ["ignore", "pipe", "inherit"] });
  return JSON.parse(await readText(child.stdout));
}

/** Requests a page that many times a second. */
export async function visitOnce(url: string, perSecond: number, seconds: number): Promise<Waiting> {
  const times = (await runClient(join(import.meta.dirname, "visitor.ts"), [`${url}/`, perSecond, seconds])) as number[];
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** The same several times, one after the other. */
export async function visitRounds(
  url: string,
  { rounds, perSecond, seconds }: { rounds: number; perSecond: number; seconds: number },
): Promise<Waiting[]> {
  const all: Waiting[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await visitOnce(url, perSecond, seconds));
  return all;
}

/** @returns the median of each figure: a machine that does other things too has bad moments. */
export function medianOf(rounds: readonly Waiting[]): Waiting {
  return { p50: median(rounds.map(({ p50 }) => p50)), p99: median(rounds.map(({ p99 }) => p99)) };
}
