import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db";
import { contentOf } from "#publishing";
import { findVersion } from "#publishing/server";
import { engines } from "../databases.ts";
import { bytesOf, follow, stateOf, type Batch, type Told, type ToldDraft } from "../draft-client.ts";
import { readLeads } from "../services.ts";
import { untilKilled, useKilledSite } from "./killed-site.ts";
import { LEAD } from "../lead.ts";

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const WRITERS = ["ann", "bob", "cleo", "dan"];
/** Until what is written was acknowledged, on any machine. */
const SOON = { timeout: 60_000, interval: 5 };
/** The number of leads posted at the same time. */
const LEADS_AT_ONCE = 20;
/** How many blocks of a writer stay on the page, which holds 2,000. */
const KEPT = 100;

/** What the clients have sent, and the answers they got. */
type Journal = {
  acknowledged: Map<string, { batch: Batch; own: Told[] }>;
  unanswered: Batch[];
  versions: { versionId: string; revision: number }[];
  thanked: string[];
  /** Asked to post again, as the server had too much to do. */
  turnedAway: string[];
  leads: Set<string>;
};

/** Some of what an editor does, on separate blocks and on what all of them share. */
function randomOperations(writer: string, count: number): Batch["operations"] {
  const key = `${writer}-${count}`;
  const earlier = `${writer}-${count - randomInt(Math.min(count, KEPT) + 1)}`;
  const insert = { type: "insert" as const, key, after: null, block: { heading: { headline: `Of ${key}` } } };
  const set = { type: "set" as const, key, path: ["heading", "headline"], value: `Changed ${key}` };
  const title = { type: "setMeta" as const, name: "title", value: `Title of ${key}` };
  const move = { type: "move" as const, key, after: earlier };
  const kinds = [[insert], [insert, set], [insert, title], [insert, move], [insert, { type: "remove" as const, key }]];
  const chosen = kinds[randomInt(kinds.length)] ?? [insert];
  return count < KEPT ? chosen : [...chosen, { type: "remove", key: `${writer}-${count - KEPT}` }];
}

describe.each(engines)("a server on $name that is killed while it is written to", (engine) => {
  const { url, api, kill, restart, read } = useKilledSite(engine);
  let pageId: string;
  let address: string;
  let first: ToldDraft;
  const counts = new Map<string, number>();
  const journal: Journal = {
    acknowledged: new Map(),
    unanswered: [],
    versions: [],
    thanked: [],
    turnedAway: [],
    leads: new Set(),
  };

  beforeAll(async () => {
    const page = await api().post("/api/pages", { path: "/killed", title: "Killed" });
    pageId = page.body.id;
    address = `/api/pages/${pageId}`;
    first = (await api().get(`${address}/draft`)).body;
  });
  const send = (batch: Batch) => api().post(`${address}/operations`, batch);
  function acknowledge(batch: Batch, { status, body }: Awaited<ReturnType<typeof send>>): number {
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    const own = body.operations.filter(({ batchId }: Told) => batchId === batch.batchId);
    journal.acknowledged.set(batch.batchId, { batch, own });
    return body.revision;
  }

  /** Writes batch after batch until the server is gone. */
  async function write(writer: string): Promise<void> {
    let revision = (await api().get(`${address}/draft`)).body.revision;
    for (;;) {
      const count = counts.get(writer) ?? 0;
      counts.set(writer, count + 1);
      const operations = randomOperations(writer, count);
      const batch = { clientId: writer, batchId: `${writer}-${count}`, baseRevision: revision, operations };
      journal.unanswered.push(batch);
      const answer = await send(batch);
      journal.unanswered.splice(journal.unanswered.indexOf(batch), 1);
      revision = acknowledge(batch, answer);
    }
  }

  async function publish(): Promise<void> {
    for (;;) {
      const { status, body } = await api().post(`${address}/publish`);
      expect(status).toBe(200);
      journal.versions.push(body);
      await wait(randomInt(80));
    }
  }

  async function postLead(): Promise<void> {
    const email = `lead-${journal.leads.size}@example.org`;
    journal.leads.add(email);
    const { token } = await (await fetch(`${url()}/csrf`)).json();
    const answer = await fetch(url(), {
      method: "POST",
      body: new URLSearchParams({ ...LEAD, csrf: token, email }),
      headers: { accept: "application/json", origin: url(), "x-forwarded-for": `client of ${email}` },
    });
    expect([200, 503]).toContain(answer.status);
    (answer.ok ? journal.thanked : journal.turnedAway).push(email);
  }

  /** Posts leads that arrive together and share their commits. */
  async function postLeads(): Promise<void> {
    for (;;) {
      const posts = await Promise.allSettled(Array.from({ length: LEADS_AT_ONCE }, postLead));
      for (const post of posts) if (post.status === "rejected") throw post.reason;
      await wait(randomInt(80));
    }
  }

  async function killWhileWriting(): Promise<void> {
    const work = [...WRITERS.map((writer) => write(writer)), publish(), postLeads()].map(untilKilled);
    const progress = () => [
      journal.thanked.length,
      journal.versions.length,
      journal.acknowledged.size / WRITERS.length,
    ];
    const before = progress();
    await expect.poll(() => progress().every((count, index) => count > Number(before[index]) + 1), SOON).toBe(true);
    await wait(randomInt(700));
    await kill();
    await Promise.all(work);
    await restart();
  }

  /** Reads the whole log: clients are sent a thousand operations at most. */
  async function readLog(): Promise<Told[]> {
    const rows = await read(({ db }) =>
      db.selectFrom("page_batches").selectAll().where("page_id", "=", pageId).orderBy("revision").execute(),
    );
    return rows.flatMap(({ revision, client_id: clientId, batch_id: batchId, operations, author, created_at: at }) =>
      (JSON.parse(operations) as Told[]).map((one) => Object.assign(one, { revision, clientId, batchId, author, at })),
    );
  }

  async function expectEverythingOnce(): Promise<void> {
    const log = await readLog();
    const byBatch = Map.groupBy(log, ({ batchId }) => batchId);
    for (const [batchId, { own }] of journal.acknowledged) expect(byBatch.get(batchId) ?? []).toEqual(own);
    const revisions = [...new Set(log.map(({ revision }) => revision))];
    expect(revisions).toEqual(revisions.map((_one, index) => index + 1));
    expect(byBatch.size).toBe(revisions.length);
    const { body: draft } = await api().get(`${address}/draft`);
    const tail = log.filter(({ revision }) => revision > first.revision);
    expect(bytesOf(stateOf(draft))).toBe(bytesOf(follow(stateOf(first), tail)));
    expect(draft.revision).toBe(revisions.length);
  }

  async function expectVersionsWhole({ db }: Database): Promise<void> {
    const log = await readLog();
    const rows = await db.selectFrom("page_versions").select(["id", "page_id", "revision"]).execute();
    const mine = rows.filter(({ page_id }) => page_id === pageId);
    for (const { versionId, revision } of journal.versions) {
      expect(mine.find(({ id }) => id === versionId)?.revision).toBe(revision);
    }
    // Replaying the whole log for each of many versions would take longer than the rest.
    for (const { id, page_id, revision } of mine.slice(-20)) {
      const tail = log.filter((one) => one.revision > first.revision && one.revision <= revision);
      const content = contentOf(follow(stateOf(first), tail).draft);
      expect(await findVersion(db, page_id, id)).toEqual(content);
    }
    const status = journal.versions.length > 0 ? 200 : 404;
    expect((await fetch(`${url()}/killed`)).status).toBe(status);
  }

  async function expectLeadsOnce(database: Database): Promise<void> {
    const leads = (await readLeads(database)).map(({ email }) => email);
    expect(new Set(leads).size).toBe(leads.length);
    expect(journal.thanked.filter((email) => !leads.includes(email))).toEqual([]);
    expect(journal.turnedAway.filter((email) => leads.includes(email))).toEqual([]);
  }

  /** Sends again what had no answer, and something that had one. */
  async function resend(): Promise<void> {
    const known = [...journal.acknowledged.values()].slice(-WRITERS.length);
    const before = (await api().get(`${address}/draft`)).body.revision;
    for (const { batch } of known) expect((await send(batch)).body.revision).toBe(before);
    for (const batch of journal.unanswered.splice(0)) {
      acknowledge(batch, await send(batch));
      acknowledge(batch, await send(batch));
    }
  }

  it(
    `has everything that it acknowledged exactly once, in each of ${ROUNDS} rounds`,
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await killWhileWriting();
        await expectEverythingOnce();
        await resend();
        await expectEverythingOnce();
        await read(expectVersionsWhole);
        await read(expectLeadsOnce);
      }
      expect(journal.acknowledged.size).toBeGreaterThan(ROUNDS * WRITERS.length);
      expect(journal.versions.length).toBeGreaterThan(0);
      expect(journal.thanked.length).toBeGreaterThanOrEqual(ROUNDS);
    },
    ROUNDS * 120_000,
  );
});
