import { setTimeout } from "node:timers/promises";
import { startSite } from "../tests/e2e/server-process.ts";
import { cpuMs, memoryMb } from "./load.ts";
import { ADMIN, signIn } from "./sign-in.ts";

/** The number of blocks imported at once. */
const PART = 250;
/** Between two visits, so that they take little of the processor themselves. */
const PAUSE_MS = 5;

/** What a step costs the server in CPU milliseconds, and the longest that someone else waited for a page. */
type Step = { cpu: number; wait: number };

/** A page with that many blocks: its review, publishing it, its first request, and the memory after all that. */
export type BlocksMeasured = { blocks: number; review: Step; publish: Step; first: Step; memoryMb: number };

/** Measures a page with that many blocks, on a site of its own. */
export async function benchBlocks(blocks: number): Promise<BlocksMeasured> {
  const site = await startSite({ ...ADMIN });
  const headers = await signIn(site.url);
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(site.url + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const shipped: Record<string, unknown>[] = [];
  const read = async <Answer>(...asked: Parameters<typeof ask>) => (await (await ask(...asked)).json()) as Answer;
  async function measure(work: () => Promise<unknown>): Promise<Step> {
    const step = { isDone: false, wait: 0 };
    const visiting = (async () => {
      while (!step.isDone) {
        const start = performance.now();
        await (await fetch(`${site.url}/contact`)).arrayBuffer();
        step.wait = Math.max(step.wait, performance.now() - start);
        await setTimeout(PAUSE_MS);
      }
    })();
    const before = cpuMs(site.child.pid ?? 0) ?? 0;
    await work().finally(() => (step.isDone = true));
    const cpu = (cpuMs(site.child.pid ?? 0) ?? 0) - before;
    await visiting;
    return { cpu, wait: step.wait };
  }
  async function makePage(path: string, count: number): Promise<string> {
    const { id } = await read<{ id: string }>("POST", "/api/pages", { path, title: "Long" });
    for (let start = 0; start < count; start += PART) {
      const size = Math.min(PART, count - start);
      const part = Array.from({ length: size }, (_, index) => shipped[(start + index) % shipped.length]);
      await ask("POST", `/api/pages/${id}/import`, { blocks: part, mode: "append" });
    }
    return id;
  }
  async function publishPage(path: string, count: number) {
    const id = await makePage(path, count);
    return {
      review: await measure(() => ask("GET", `/api/pages/${id}/review`)),
      publish: await measure(() => ask("POST", `/api/pages/${id}/publish`, {})),
      first: await measure(async () => (await ask("GET", path)).arrayBuffer()),
    };
  }
  try {
    const landing = await read<{ id: string }>("POST", "/api/pages", {
      path: "/landing",
      title: "Landing",
      template: "landing",
    });
    const all = await read<Record<string, unknown>[]>("GET", `/api/pages/${landing.id}/blocks.json`);
    // An anchor may occur only once on a page.
    for (const { id: _anchor, ...block } of all) if (!("header" in block || "footer" in block)) shipped.push(block);
    // The first one also loads and compiles what it needs.
    await publishPage("/warm-up", shipped.length);
    return { blocks, ...(await publishPage("/long", blocks)), memoryMb: memoryMb(site.child.pid ?? 0) };
  } finally {
    await site.stop();
  }
}
