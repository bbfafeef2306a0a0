import { createServer } from "vite";
import { ROOT } from "../../scripts/lib/paths.ts";
import { pace } from "../pace.ts";
import { row, type Row } from "./row.ts";

const WAITING = 10_000;

type Bench = typeof import("../automations.ts");

/** Runs in this process, but as the server's code is loaded. */
async function measure(count: number) {
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true, ws: false }, logLevel: "warn" });
  try {
    const { benchAutomations } = (await vite.ssrLoadModule("/bench/automations.ts")) as Bench;
    return await benchAutomations(count, WAITING);
  } finally {
    await vite.close();
  }
}

/** Steps of automations on the embedded database, beside the disk's own floor. */
export async function automationRows(): Promise<Row[]> {
  const { own, outside, idle, idleWaiting, floor } = await measure(pace(2000, 500));
  const rate = (steps: number) => `${steps.toFixed(0)} steps/s, ${(steps / floor).toFixed(2)} x a bare durable row`;
  const looks = `${idle.toFixed(2)} ms with none, ${idleWaiting.toFixed(2)} ms with ${WAITING}`;
  return [
    row("Automations: steps of our own", rate(own), ">= 1000 steps/s", own >= 1000),
    row("Automations: steps that act outside", rate(outside), ">= 200 steps/s", outside >= 200),
    row("Automations: processor time of a look, executions waiting", looks, "<= 1 ms more", idleWaiting - idle <= 1),
  ];
}
