import { join } from "node:path";
import { cpuMs } from "./load.ts";
import { pace } from "./pace.ts";
import { durableCommits } from "./durable-commits.ts";
import { startWriter } from "./start-writer.ts";
import { medianOf, runClient, visitRounds, type Waiting } from "./visit.ts";

const PAGES_PER_SECOND = 100;
const SECONDS = pace(10, 5);
const ROUNDS = pace(5, 1);

type Answers = { count: number; p50: number; p99: number };

/** What the clients saw, how long it took until the last answer, and what was in the database afterwards. */
export type Posting = {
  offered: number;
  stored: Answers;
  shed: Answers;
  failed: number;
  unsent: number;
  lasted: number;
  inDatabase: number;
  cpuMsPerPost: number;
  page: Waiting;
};

/** A form of a running site that is posted to. */
export type PostedForm = {
  site: { url: string; pid: number };
  /** The path of its page. */
  path: string;
  /** Which fields `poster.ts` sends. */
  action: string;
  countStored: () => Promise<number>;
};

async function visit(url: string): Promise<Waiting> {
  const seconds = SECONDS / ROUNDS;
  return medianOf(await visitRounds(url, { rounds: ROUNDS, perSecond: PAGES_PER_SECOND, seconds }));
}

/**
 * Measures posts that arrive at a steady pace, whether the server keeps up or not, and what visitors of a cached page wait
 * meanwhile.
 */
export async function measurePosts({ site, path, action, countStored }: PostedForm, paces: readonly number[]) {
  const writer = await startWriter();
  const asked = await fetch(`${site.url}/csrf?form=${action}`);
  const { token } = (await asked.json()) as { token: string };
  let first = 0;
  async function post(perSecond: number, seconds: number, address = `${site.url}${path}`) {
    const options = [address, token, perSecond, seconds, first, action];
    const told = await runClient(join(import.meta.dirname, "poster.ts"), options);
    first += perSecond * seconds;
    return told as Omit<Posting, "offered" | "inDatabase" | "page" | "cpuMsPerPost">;
  }
  try {
    await post(50, 2);
    const idle = await visit(site.url);
    const visiting = visit(site.url);
    const bare = await post(paces[0] ?? 0, SECONDS, `${writer.url}/`);
    const beside = await visiting;
    const postings: Posting[] = [];
    for (const offered of paces) {
      const before = { stored: await countStored(), cpu: cpuMs(site.pid) ?? 0 };
      const seeing = visit(site.url);
      const told = await post(offered, SECONDS);
      const page = await seeing;
      const cpu = (cpuMs(site.pid) ?? 0) - before.cpu;
      const inDatabase = (await countStored()) - before.stored;
      postings.push({ ...told, offered, page, inDatabase, cpuMsPerPost: cpu / (offered * SECONDS) });
    }
    return { commits: durableCommits(), bare: bare.stored, idle, beside, postings };
  } finally {
    writer.stop();
  }
}
