import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort, startSite } from "../tests/e2e/server-process.ts";
import { measureLoad, memoryMb, requireWrk, type Load } from "./load.ts";
import { median } from "./quantile.ts";
import { pace } from "./pace.ts";

const SECONDS = pace(5, 2);
const ROUNDS = pace(3, 1);

async function startBare(url: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), `${url}/`, String(port)]);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return { url: `http://localhost:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

function middle(loads: Load[]): Load {
  const pick = (name: keyof Load) => median(loads.map((load) => load[name]));
  return {
    requestsPerSecond: pick("requestsPerSecond"),
    p50: pick("p50"),
    p99: pick("p99"),
    cpuMsPerRequest: pick("cpuMsPerRequest"),
  };
}

/** Measures the cached landing page beside the bare server, round by round in one run. */
export async function benchThroughput() {
  requireWrk();
  const site = await startSite({ LOG_LEVEL: "info" });
  const bare = await startBare(site.url);
  const pid = site.child.pid ?? 0;
  const loads: Record<"bare" | "site" | "campaign", Load[]> = { bare: [], site: [], campaign: [] };
  try {
    const idleMb = memoryMb(pid);
    await measureLoad(`${site.url}/`, pid, 2);
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.bare.push(await measureLoad(bare.url, bare.pid, SECONDS));
      loads.site.push(await measureLoad(`${site.url}/`, pid, SECONDS));
      loads.campaign.push(await measureLoad(`${site.url}/?utm_source=letter&utm_campaign=${round}`, pid, SECONDS));
    }
    const result = { bare: middle(loads.bare), site: middle(loads.site), campaign: middle(loads.campaign) };
    return { ...result, idleMb, loadedMb: memoryMb(pid), startMs: Math.round(site.readyMs) };
  } finally {
    bare.stop();
    await site.stop();
  }
}
