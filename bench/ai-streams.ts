import type { FakeProvider } from "../scripts/lib/fake-provider/index.ts";
import { jsonReply } from "../scripts/lib/fake-provider/index.ts";
import { median } from "./quantile.ts";
import { pace } from "./pace.ts";

const ROUNDS = pace(6, 4);

/** When the first and the last of a reply came, in milliseconds after the question. */
export type Arrival = { first: number; total: number };

/** Answers as a model does: a moment of thought, then steadily. */
const PACE = { firstDelay: 150, delay: 8, chunkSize: 16 };

const answerOf = (place: number) =>
  `The answer to question ${place} takes a few plain sentences. They promise nothing.`;
const REPLY = {
  faq: {
    style: "simple",
    headline: "Questions that people ask",
    items: Array.from({ length: 12 }, (_one, place) => ({ question: `Question ${place}?`, answer: answerOf(place) })),
  },
};

/** What the editor asks for a block. */
const TASK = {
  task: "block",
  type: "faq",
  context: "Reports for mentoring programmes. Coordinators approve every report before it is sent.",
  outline: [{ type: "hero", text: "Reports that write themselves" }],
};

/** Asks for one reply, whose text comes as the answer's body. */
export type Ask = (signal?: AbortSignal) => Promise<Response>;

/** Asks as the editor does. */
export function askThroughSite(url: string, headers: Record<string, string>): Ask {
  const init = { method: "POST", headers, body: JSON.stringify(TASK) };
  return (signal) => fetch(`${url}/api/ai/generate`, { ...init, signal });
}

/** Asks the fake provider itself, with the same question that the site asks it. */
export async function askDirectly(provider: FakeProvider, throughSite: Ask): Promise<Ask> {
  const stop = new AbortController();
  await throughSite(stop.signal);
  stop.abort();
  const headers = { "content-type": "application/json", authorization: "Bearer bench" };
  const init = { method: "POST", headers, body: JSON.stringify(provider.requests.at(-1)?.body) };
  return (signal) => fetch(`${provider.url}/chat/completions`, { ...init, signal });
}

async function arrivalOf(ask: Ask): Promise<Arrival> {
  const began = performance.now();
  const answer = await ask();
  if (!answer.ok || !answer.body) throw new Error(`A reply failed: ${await answer.text()}`);
  let first: number | undefined;
  for await (const _part of answer.body) first ??= performance.now() - began;
  return { first: first ?? 0, total: performance.now() - began };
}

/** Both ways, round by round. */
async function measureBoth(direct: Ask, throughSite: Ask) {
  await arrivalOf(throughSite);
  await arrivalOf(direct);
  const [ours, floor]: [Arrival[], Arrival[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await arrivalOf(direct));
    ours.push(await arrivalOf(throughSite));
  }
  const middle = (of: Arrival[]) => ({
    first: median(of.map(({ first }) => first)),
    total: median(of.map(({ total }) => total)),
  });
  return { ours: middle(ours), floor: middle(floor) };
}

/** Measures what our stream adds to the fake provider's own: at a model's pace, and with all of it at once. */
export async function measureStreams(provider: FakeProvider, url: string, headers: Record<string, string>) {
  provider.reset();
  provider.reply(jsonReply(REPLY, PACE));
  const throughSite = askThroughSite(url, headers);
  const direct = await askDirectly(provider, throughSite);
  const paced = await measureBoth(direct, throughSite);
  provider.reply(jsonReply(REPLY, { chunkSize: PACE.chunkSize }));
  return { paced, atOnce: await measureBoth(direct, throughSite) };
}
