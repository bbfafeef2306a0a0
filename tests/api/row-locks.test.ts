import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { writeAutomatedRow } from "#records/server";
import { newId } from "#shared/server";
import { automationsFor } from "../automations.ts";
import { engines } from "../databases.ts";

const ROWS = "/api/tenants/site/entities/rooms/rows";
const MANY = 50;
const ROUNDS = 4;

describe.each(engines)("rows on $name", (engine) => {
  const { api, create, run, site } = automationsFor(engine);
  const ids: string[] = [];

  beforeAll(async () => {
    const properties = ["seats", "note"].map((name) => ({ name, title: name, type: "text" }));
    await api().post("/api/entities", { name: "rooms", title: "Room", titlePlural: "Rooms", properties });
    for (let n = 0; n < MANY; n += 1) ids.push((await api().post(ROWS, { values: {} })).body.id);
  });

  it("are changed by a person while an automation changes the same ones", async () => {
    await create({
      trigger: { type: "row", entity: "rooms", on: ["changed"] },
      steps: [{ type: "row", entity: "rooms", id: "{{row.id}}", values: { note: "{{row.seats}} seats" } }],
    });
    const change = async (seats: string) => {
      const answer = await api().post(`${ROWS}/changes`, { changes: ids.map((id) => ({ id, values: { seats } })) });
      return [answer.status, answer.body.changed?.length];
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await change(`${round}`);
      const [, changed] = await Promise.all([run(), change(`${round} more`)]);
      expect(changed).toEqual([200, MANY]);
    }
    await run();
    const { items } = (await api().get(`${ROWS}?limit=200`)).body;
    const notes = new Set(items.map(({ values }: { values: { note: string } }) => values.note));
    expect([...notes]).toEqual([`${ROUNDS - 1} more seats`]);
  });

  it("are added once, however often the request is repeated with their id", async () => {
    const id = newId();
    const send = () => api().post(ROWS, { values: { note: "Once" }, id });
    const answers = await Promise.all([send(), send()]);
    for (const { status, body } of [...answers, await send()]) {
      expect([status, body.id, body.values.note]).toEqual([201, id, "Once"]);
    }
    expect((await api().get(`${ROWS}?search=once`)).body.items).toHaveLength(1);
    expect((await api().post(ROWS, { values: { note: "Once" }, id: "mine" })).status).toBe(422);
    await api().post("/api/entities", { name: "others", title: "Other", titlePlural: "Others", properties: [] });
    const taken = await api().post("/api/tenants/site/entities/others/rows", { values: {}, id });
    expect([taken.status, taken.body.error.path]).toEqual([422, ["id"]]);
  });

  it("keep no entity from another name while an automation writes rows of several", async () => {
    const properties = [{ name: "room", title: "Room", type: "reference", entity: "rooms" }];
    await api().post("/api/entities", { name: "keys", title: "Key", titlePlural: "Keys", properties });
    const { database } = site().services;
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
      where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    const isWaiting = async () => !database.isShared || (await waiting.execute(database.db)).rows[0]?.count === 1;
    const begun = Promise.withResolvers<void>();
    const isRenaming = Promise.withResolvers<void>();
    const writing = database.inTransaction(async (trx) => {
      const write = (entity: string) =>
        writeAutomatedRow(database, trx, { tenantId: "site", entity, newId: crypto.randomUUID(), values: {} });
      await write("keys");
      begun.resolve();
      await isRenaming.promise;
      await write("rooms");
    });
    const ended = writing.then(
      () => "written",
      () => "tried again later",
    );
    await begun.promise;
    const renaming = api().patch("/api/entities/rooms", { name: "halls" });
    await expect.poll(isWaiting).toBe(true);
    isRenaming.resolve();
    expect((await renaming).status).toBe(200);
    expect(await ended).toBe(database.isShared ? "tried again later" : "written");
  });
});
