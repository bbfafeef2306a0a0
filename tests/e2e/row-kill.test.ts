import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { untilKilled, useKilledSite } from "./killed-site.ts";

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 1);
const PEOPLE = 50;
const PER_SECOND = 500;
const PATH = "/guests";
/** Until what is posted was confirmed, on any machine. */
const SOON = { timeout: 60_000, interval: 5 };

describe.each(engines)("a form for new rows on $name", (engine) => {
  const { url, api, kill, restart, read } = useKilledSite(engine);
  let token: string;
  let posted = 0;
  /** The names and ids of rows that were confirmed. */
  const confirmed = new Map<string, string>();
  /** Names whose post was refused. */
  const refused: string[] = [];

  beforeAll(async () => {
    const properties = [
      { name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true, isSortable: true },
      { name: "seats", title: "Seats", type: "number", isSortable: true },
    ];
    const visitors = { read: true, create: true };
    await api().post("/api/entities", { name: "guests", title: "Guest", titlePlural: "Guests", visitors, properties });
    const page = await api().post("/api/pages", { path: PATH, title: "Guests" });
    const rowsNew = { style: "form", variables: { entityName: { type: "manual", value: "guests" } } };
    const insert = { type: "insert", key: "form", after: null, block: { rowsNew } };
    const metaTags = { type: "setMeta", name: "description", value: "Guests." };
    await api().post(`/api/pages/${page.body.id}/operations`, {
      clientId: "maker",
      batchId: "maker-1",
      baseRevision: (await api().get(`/api/pages/${page.body.id}/draft`)).body.revision,
      operations: [insert, metaTags],
    });
    const published = await api().post(`/api/pages/${page.body.id}/publish`);
    if (published.status !== 200) throw new Error(JSON.stringify(published.body));
    token = (await (await fetch(`${url()}/csrf?form=row_creation`)).json()).token;
  });
  /** Posts the form as a person of its own. @returns the answer; its row is confirmed or refused. */
  async function post(): Promise<Response> {
    const name = `Guest ${(posted += 1)}`;
    const fields = { action: "row_creation", csrf: token, name, seats: String(posted) };
    const client = { origin: url(), "x-forwarded-for": `client of ${name}` };
    const answer = await fetch(url() + PATH, {
      method: "POST",
      body: new URLSearchParams(fields),
      // A connection of its own too: one that was kept may have been closed while this process was busy.
      headers: { accept: "application/json", connection: "close", ...client },
    });
    if (answer.ok) confirmed.set(name, (await answer.json()).row.id);
    else refused.push(name);
    return answer;
  }

  /** Posts one after the other. */
  async function postOn(): Promise<void> {
    for (;;) expect([200, 503]).toContain((await post()).status);
  }

  const readStored = () =>
    read((database) =>
      database.readTenant("site", async ({ rows }) => ({
        rows: await rows.selectFrom("rows").select(["id", "data", "entity_id as entityId"]).execute(),
        keys: await rows.selectFrom("row_keys").select(["row_id as id", "num", "txt"]).execute(),
        changes: await rows.selectFrom("row_changes").select("row_id as id").execute(),
        limits: await rows.selectFrom("limits").select(["feature", "used"]).execute(),
      })),
    );

  /** Every confirmed row is there once, each stored one is whole, and the limit counts them all. */
  async function expectWhole(): Promise<void> {
    const { rows, keys, changes, limits } = await readStored();
    const nameOf = (data: string) => String(Object.values(JSON.parse(data) as object)[0]);
    const names = rows.map(({ data }) => nameOf(data));
    expect(new Set(names).size).toBe(names.length);
    const ids = new Map(rows.map(({ id, data }) => [nameOf(data), id]));
    expect([...confirmed].filter(([name, id]) => ids.get(name) !== id)).toEqual([]);
    expect(refused.filter((name) => ids.has(name))).toEqual([]);
    const byRow = Map.groupBy(keys, ({ id }) => id);
    const wanted = rows.map(({ id, data }) => [
      id,
      nameOf(data).toLowerCase(),
      Number(nameOf(data).slice("Guest ".length)),
    ]);
    const found = rows.map(({ id }) => {
      const own = byRow.get(id) ?? [];
      return [id, ...own.flatMap(({ txt }) => txt ?? []), ...own.flatMap(({ num }) => num ?? [])];
    });
    expect(found).toEqual(wanted);
    expect(byRow.size).toBe(rows.length);
    expect(changes.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(limits.map(({ used }) => used)).toEqual([rows.length]);
  }

  it(
    `has every row that it confirmed once with its keys, killed while ${PEOPLE} people send it ${ROUNDS} times`,
    { tags: ["slow"], timeout: ROUNDS * 120_000 },
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const before = confirmed.size;
        const work = Array.from({ length: PEOPLE }, () => untilKilled(postOn()));
        await expect.poll(() => confirmed.size > before + PEOPLE, SOON).toBe(true);
        await wait(randomInt(300));
        await kill();
        await Promise.all(work);
        await restart();
        await expectWhole();
      }
      expect(confirmed.size).toBeGreaterThan(ROUNDS * PEOPLE);
      expect((await post()).status).toBe(200);
    },
  );

  it(
    `answers ${PER_SECOND} posts a second, those that it has no time for with when to try again`,
    { tags: ["slow"], timeout: SECONDS * 60_000 },
    async () => {
      const answers: Promise<Response>[] = [];
      const began = performance.now();
      while (answers.length < PER_SECOND * SECONDS) {
        const due = ((performance.now() - began) * PER_SECOND) / 1000;
        while (answers.length < due) answers.push(post());
        await wait(1);
      }
      const page = await fetch(url() + PATH);
      const all = await Promise.all(answers);
      const late = all.filter(({ status }) => status !== 200);
      const statuses = late.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 429 && status !== 503)).toEqual([]);
      expect(late.filter(({ headers }) => !(Number(headers.get("retry-after")) > 0))).toEqual([]);
      expect([page.status, all.length > late.length]).toEqual([200, true]);
      await expectWhole();
    },
  );
});
