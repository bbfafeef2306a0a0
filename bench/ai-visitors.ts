import { textReply, type FakeProvider } from "../scripts/lib/fake-provider/index.ts";
import { askDirectly, askThroughSite, type Ask } from "./ai-streams.ts";
import { median } from "./quantile.ts";
import { visitOnce, type Waiting } from "./visit.ts";
import { pace } from "./pace.ts";

const PER_SECOND = 200;
const SECONDS = 3;
const ROUNDS = pace(5, 1);
const GENERATIONS = 50;
/** Until the last round is over. */
const TEXT = "words".repeat(3000);

async function visit(url: string): Promise<Waiting[]> {
  const rounds: Waiting[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visitOnce(url, PER_SECOND, SECONDS));
  return rounds;
}

const middle = (rounds: Waiting[]): Waiting => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

/** What visitors wait while that many replies arrive. @throws Error when one doesn't last. */
async function visitBeside(url: string, ask: Ask): Promise<Waiting & { partsPerSecond: number }> {
  const stop = new AbortController();
  const answers = await Promise.all(Array.from({ length: GENERATIONS }, () => ask(stop.signal)));
  const counts = { parts: 0, ended: 0 };
  const readings = answers.map(async ({ ok, body }) => {
    for await (const _part of (ok && body) || []) counts.parts += 1;
    counts.ended += 1;
  });
  const ended = Promise.allSettled(readings);
  const began = performance.now();
  const waiting = middle(await visit(url));
  const partsPerSecond = Math.round((counts.parts * 1000) / (performance.now() - began));
  if (counts.ended > 0) throw new Error("A reply ended while visitors were there");
  stop.abort();
  await ended;
  return { ...waiting, partsPerSecond };
}

/**
 * Measures what visitors wait for a cached page: while nothing else happens, while 50 replies come to somebody else on this
 * machine, and while the site brings 50 replies to those who asked.
 */
export async function measureVisitors(provider: FakeProvider, url: string, headers: Record<string, string>) {
  provider.reset();
  // 40 parts a second, as fast models do, but no two of them in step.
  provider.reply((_request, index) => textReply(TEXT, { chunkSize: 5, delay: 20 + (index % 11) }));
  const through = askThroughSite(url, headers);
  const before = await visit(url);
  const beside = await visitBeside(url, await askDirectly(provider, through));
  const busy = await visitBeside(url, through);
  // A machine's own pace wanders: the floor is taken on both sides.
  const idle = middle([...before, ...(await visit(url))]);
  return { idle, beside, busy, generations: GENERATIONS };
}
