import { startSite } from "../tests/e2e/server-process.ts";
import { quantile } from "./quantile.ts";
import { ADMIN, signIn } from "./sign-in.ts";
import { pace } from "./pace.ts";
import { startWriter } from "./start-writer.ts";

const SECONDS = pace(3, 1);
/** How many operations the log of an old draft has. */
export const LOG_LENGTH = pace(10_000, 2000);

/** How fast operations are stored by clients that each wait for their answer. */
export type Writing = { perSecond: number; p50: number; p99: number };

type Send = (
  path: string,
  body?: unknown,
) => Promise<{ id: string; revision: number; page: { blocks: { key: string }[] } }>;

async function senderTo(url: string): Promise<Send> {
  const headers = await signIn(url);
  return async (path, sent) => {
    const init = sent === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(sent) };
    const reply = await fetch(url + path, init);
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json() as ReturnType<Send>;
  };
}

/** Lets `count` clients each call `once` again and again. */
async function measure(count: number, once: (client: number) => Promise<unknown>): Promise<Writing> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const clients = Array.from({ length: count }, async (_one, client) => {
    while (performance.now() < until) {
      const start = performance.now();
      await once(client);
      times.push(performance.now() - start);
    }
  });
  await Promise.all(clients);
  return { perSecond: Math.round(times.length / SECONDS), p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

const hero = (n: number) => ({
  hero: { style: "text", headline: `Block ${n}`, description: "A sentence of a usual length." },
});

/** Makes a page with that many blocks and gives each client a block of its own to write in. */
async function makeWriter(send: Send, path: string, blocks: number) {
  const { id } = await send("/api/pages", {
    path,
    title: path,
    blocks: Array.from({ length: blocks }, (_one, n) => hero(n)),
  });
  const draft = await send(`/api/pages/${id}/draft`);
  const seen: number[] = [];
  let [batches, latest] = [0, draft.revision];
  const write = async (client: number) => {
    const key = draft.page.blocks[client % blocks]?.key;
    const value = `Written ${(batches += 1)}`;
    const operations = [{ type: "set", key, path: ["hero", "headline"], value }];
    const batch = {
      // Who comes later begins with the draft as it is then.
      baseRevision: seen[client] ?? latest,
      clientId: `c${client}`,
      batchId: `b${batches}`,
      operations,
    };
    const { revision } = await send(`/api/pages/${id}/operations`, batch);
    seen[client] = revision;
    latest = Math.max(latest, revision);
  };
  return { id, write };
}

async function startFloor() {
  const { url, stop } = await startWriter();
  const body = JSON.stringify(hero(1));
  return { write: async () => (await fetch(`${url}/`, { method: "POST", body })).text(), stop };
}

/** Measures the storing of operations beside a floor, and the loading of drafts of several sizes and ages. */
export async function benchDrafts() {
  const site = await startSite({ ...ADMIN, LOG_LEVEL: "error" });
  const floor = await startFloor();
  try {
    const send = await senderTo(site.url);
    const one = await makeWriter(send, "/one", 50);
    const many = await Promise.all(Array.from({ length: 50 }, (_one, n) => makeWriter(send, `/many-${n}`, 20)));
    await measure(10, one.write);
    const writing = {
      floor1: await measure(1, floor.write),
      onePage1: await measure(1, one.write),
      onePage10: await measure(10, one.write),
      floor50: await measure(50, floor.write),
      onePage50: await measure(50, one.write),
      manyPages50: await measure(50, async (client) => many[client]?.write(0)),
    };
    const load = async (id: string) => (await measure(1, () => send(`/api/pages/${id}/draft`))).p50;
    const loading: Record<number, number> = {};
    for (const blocks of [10, 100, 1000])
      loading[blocks] = await load((await makeWriter(send, `/size-${blocks}`, blocks)).id);
    const old = await makeWriter(send, "/old", 100);
    for (let n = 0; n < LOG_LENGTH; n += 1) await old.write(n % 100);
    const oldLoading = await load(old.id);
    const back = await measure(1, () => send(`/api/pages/${old.id}/operations?after=0`));
    return { writing, loading, oldLoading, back: back.p50 };
  } finally {
    floor.stop();
    await site.stop();
  }
}
