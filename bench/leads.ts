import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openDatabase } from "#db";
import { startSite } from "../tests/e2e/server-process.ts";
import { cpuMs } from "./load.ts";
import { median } from "./quantile.ts";
import { startWriter } from "./start-writer.ts";
import { runClient, visitOnce, type Waiting } from "./visit.ts";
import { pace } from "./pace.ts";

const PAGES_PER_SECOND = 100;
const SECONDS = pace(10, 5);
/** A machine that does other things too has bad moments: what counts is the round in the middle. */
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

/** How many rows a second this disk makes durable, one after the other: the floor of a commit for each post. */
function durableCommits(): number {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
  const database = new DatabaseSync(join(folder, "floor.db"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE bodies (body TEXT)");
  const insert = database.prepare("INSERT INTO bodies VALUES (?)");
  const until = performance.now() + 2000;
  let count = 0;
  for (; performance.now() < until; count += 1) insert.run("x".repeat(500));
  database.close();
  rmSync(folder, { recursive: true });
  return count / 2;
}

/** What visitors wait in the round in the middle. */
async function visit(url: string): Promise<Waiting> {
  const rounds: Waiting[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await visitOnce(url, PAGES_PER_SECOND, SECONDS / ROUNDS));
  }
  return { p50: median(rounds.map(({ p50 }) => p50)), p99: median(rounds.map(({ p99 }) => p99)) };
}

/**
 * Measures leads that are posted at a steady pace, whether the server keeps up or not, and what visitors of a cached page
 * wait meanwhile. DATABASE_URL names another database than the embedded one.
 */
export async function benchLeads(paces: readonly number[]) {
  const site = await startSite({ LOG_LEVEL: "error", TRUST_PROXY: "1" });
  const writer = await startWriter();
  const place = { url: process.env.DATABASE_URL, folder: site.folder, exclusive: false };
  const countStored = async () => {
    const database = await openDatabase(place);
    const { count } = await database.db
      .selectFrom("leads")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    await database.close();
    return Number(count);
  };
  const { token } = (await (await fetch(`${site.url}/csrf?form=roi_calculator_submission`)).json()) as {
    token: string;
  };
  let first = 0;
  async function post(perSecond: number, seconds: number, url = site.url) {
    const told = await runClient(join(import.meta.dirname, "poster.ts"), [`${url}/`, token, perSecond, seconds, first]);
    first += perSecond * seconds;
    return told as Omit<Posting, "offered" | "inDatabase" | "page" | "cpuMsPerPost">;
  }
  try {
    await post(50, 2);
    const idle = await visit(site.url);
    const visiting = visit(site.url);
    await post(paces[0] ?? 0, SECONDS, writer.url);
    const beside = await visiting;
    const postings: Posting[] = [];
    for (const offered of paces) {
      const before = { stored: await countStored(), cpu: cpuMs(site.child.pid ?? 0) ?? 0 };
      const seeing = visit(site.url);
      const told = await post(offered, SECONDS);
      const page = await seeing;
      const cpu = (cpuMs(site.child.pid ?? 0) ?? 0) - before.cpu;
      const inDatabase = (await countStored()) - before.stored;
      postings.push({ ...told, offered, page, inDatabase, cpuMsPerPost: cpu / (offered * SECONDS) });
    }
    return { commits: durableCommits(), idle, beside, postings };
  } finally {
    writer.stop();
    await site.stop();
  }
}
