import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/lib/chromium.ts";
import { freePort, startSite } from "../tests/e2e/server-process.ts";
import { median } from "./quantile.ts";
import { pace } from "./pace.ts";

const RUNS = pace(5, 1);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Audit = { numericValue?: number };
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> };
export type Scores = Record<(typeof CATEGORIES)[number], number> & {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
};

const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare page</title>' +
  '<meta name="viewport" content="width=device-width"><meta name="description" content="A bare reference page">' +
  "</head><body><main><h1>Bare page</h1><p>Nothing but text.</p></main></body></html>";

/** Lighthouse brings a hundred packages, so only those who measure with it install them. */
const HOME = join(import.meta.dirname, "lighthouse");
const CLI = join(HOME, "node_modules/lighthouse/cli/index.js");

/** Installs Lighthouse at its first use. @throws Error with the remedy. */
function requireLighthouse(): void {
  if (existsSync(CLI)) return;
  const run = spawnSync("npm", ["ci", "--loglevel=error"], { cwd: HOME, stdio: "inherit" });
  if (run.status !== 0) throw new Error("Lighthouse can't be installed. Check the network, then run again.");
}

/** Starts one Chromium for all runs and waits until it can be driven. */
async function startChromium() {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "blockwright-lighthouse-"));
  const flags = ["--headless", ...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const child = spawn(findChromium(), [...flags, "about:blank"], { stdio: "ignore" });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { port, stop: () => child.kill() };
}

async function runOnce(url: string, port: number): Promise<Report> {
  const file = join(mkdtempSync(join(tmpdir(), "blockwright-report-")), "report.json");
  const args = [url, `--port=${port}`, "--output=json", `--output-path=${file}`, "--quiet"];
  const only = `--only-categories=${CATEGORIES.join(",")}`;
  const child = spawn(process.execPath, [CLI, ...args, only]);
  await new Promise((resolve) => child.on("close", resolve));
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

function summarise(reports: Report[]): Scores {
  const score = (name: string) =>
    median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100)));
  const value = (name: string) => median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    fcp: Math.round(value("first-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
  };
}

/** Runs Lighthouse (mobile, simulated slow 4G) on the landing page and on a bare page in turn. */
export async function benchLighthouse(): Promise<{ site: Scores; bare: Scores }> {
  requireLighthouse();
  const site = await startSite();
  const barePort = await freePort();
  const bare = createServer((_request, response) => response.setHeader("content-type", "text/html").end(BARE_PAGE));
  await new Promise<void>((resolve) => bare.listen(barePort, resolve));
  const browser = await startChromium();
  const reports: Record<"site" | "bare", Report[]> = { site: [], bare: [] };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      reports.bare.push(await runOnce(`http://localhost:${barePort}/`, browser.port));
      reports.site.push(await runOnce(`${site.url}/`, browser.port));
    }
    return { site: summarise(reports.site), bare: summarise(reports.bare) };
  } finally {
    browser.stop();
    bare.close();
    await site.stop();
  }
}
