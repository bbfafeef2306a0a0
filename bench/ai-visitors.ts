import { textReply, type FakeProvider } from "../scripts/lib/fake-provider/index.ts";
import { askDirectly, askThroughSite, type Ask } from "./ai-streams.ts";
import { medianOf, visitRounds, type Waiting } from "./visit.ts";
import { pace } from "./pace.ts";

const VISITS = { rounds: pace(5, 1), perSecond: 200, seconds: 3 };
const GENERATIONS = 50;
/** Long enough for all rounds. */
const TEXT = "words".repeat(3000);

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
  const waiting = medianOf(await visitRounds(url, VISITS));
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
  const before = await visitRounds(url, VISITS);
  const beside = await visitBeside(url, await askDirectly(provider, through));
  const busy = await visitBeside(url, through);
  // A machine's own pace wanders: the floor is taken on both sides.
  const idle = medianOf([...before, ...(await visitRounds(url, VISITS))]);
  return { idle, beside, busy, generations: GENERATIONS };
}
