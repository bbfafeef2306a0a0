import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { canInstallPackages, installPackages } from "../scripts/lib/chromium.ts";

export type Load = { requestsPerSecond: number; p50: number; p99: number; cpuMsPerRequest: number };

const CLOCK_TICKS = 100;

/** Makes sure that the load generator wrk is there. @throws Error with the remedy. */
export function requireWrk(): void {
  const isThere = () => spawnSync("wrk", ["--version"]).error === undefined;
  if (isThere() || (canInstallPackages() && installPackages("wrk") && isThere())) return;
  throw new Error("The benchmark needs wrk. Install the package wrk and run again.");
}

/** CPU time that a process has used, in milliseconds; undefined where /proc isn't there. */
export function cpuMs(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS;
}

/** Resident memory of a process in MB. */
export function memoryMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

/** Loads an address for some seconds over loopback and measures the process that answers. */
export async function measureLoad(url: string, pid: number, seconds: number, connections = 32): Promise<Load> {
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", "accept-encoding: br", url];
  const before = cpuMs(pid) ?? 0;
  const child = spawn("wrk", args);
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  await new Promise((resolve) => child.on("close", resolve));
  const used = (cpuMs(pid) ?? 0) - before;
  const count = Number(/(\d+) requests in/.exec(output)?.[1] ?? 0);
  if (/Non-2xx/.test(output) || count === 0) throw new Error(`The load on ${url} failed: ${output}`);
  return {
    requestsPerSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)),
    p50: milliseconds(output, "50%"),
    p99: milliseconds(output, "99%"),
    cpuMsPerRequest: used / count,
  };
}

function milliseconds(output: string, row: string): number {
  const [, value = "0", unit = "ms"] = new RegExp(`${row}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1);
}
