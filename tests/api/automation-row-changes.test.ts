import { beforeAll, describe, expect, it } from "vitest";
import { automationsFor } from "../automations.ts";
import { engines } from "../databases.ts";

const ROWS = "/api/tenants/site/entities/rooms/rows";

describe.each(engines)("automations about rows on $name", (engine) => {
  const { api, create, listed, read, run } = automationsFor(engine);
  beforeAll(async () => {
    const properties = [
      { name: "seats", title: "Seats", type: "number" },
      { name: "days", title: "Days", type: "choices", options: ["Monday", "Tuesday", "Sunday"] },
      { name: "closed", title: "Closed", type: "choices", options: ["Sunday", "Tuesday"] },
    ];
    await api().post("/api/entities", { name: "rooms", title: "Room", titlePlural: "Rooms", properties });
  });

  it("start for each change of a row, also for several in one moment", async () => {
    const { id } = await create({ trigger: { type: "row", entity: "rooms", on: ["changed"] }, steps: [] });
    const { body: row } = await api().post(ROWS, { values: { seats: 0 } });
    const changes = Array.from({ length: 40 }, (_, n) => ({ id: row.id, values: { seats: n + 1 } }));
    expect((await api().post(`${ROWS}/changes`, { changes })).body.changed).toHaveLength(changes.length);
    const started = await Promise.all((await listed(id)).map((one: { id: string }) => read(one.id)));
    const seats = started.map(({ trigger }) => Number(trigger.values["seats"]));
    expect(seats.toSorted((one, other) => one - other)).toEqual(changes.map(({ values }) => values.seats));
  });

  it("still start and write rows where their entity has another name now", async () => {
    const properties = [{ name: "note", title: "Note", type: "text" }];
    await api().post("/api/entities", { name: "desks", title: "Desk", titlePlural: "Desks", properties });
    const { id } = await create({
      trigger: { type: "row", entity: "desks", on: ["created"] },
      steps: [{ type: "row", entity: "desks", id: "{{row.id}}", values: { note: "seen" } }],
    });
    expect((await api().patch("/api/entities/desks", { name: "tables" })).status).toBe(200);
    const rows = ROWS.replace("rooms", "tables");
    await api().post(rows, { values: { note: "new" } });
    await run();
    expect(await listed(id)).toMatchObject([{ status: "done" }]);
    expect((await api().get(rows)).body.items).toMatchObject([{ values: { note: "seen" } }]);
  });

  it("write several options, and copy those of another property", async () => {
    const values = { seats: 1, days: "{{row.closed}}", closed: "tuesday; Sunday" };
    const { id } = await create({
      trigger: { type: "row", entity: "rooms", on: ["created"] },
      steps: [{ type: "row", entity: "rooms", id: "{{row.id}}", values }],
    });
    const { body: row } = await api().post(ROWS, { values: { closed: ["Sunday", "Tuesday"] } });
    await run();
    expect(await listed(id)).toMatchObject([{ status: "done" }]);
    const written = (await api().get(ROWS)).body.items.find((one: { id: string }) => one.id === row.id);
    expect(written.values).toEqual({ seats: 1, days: ["Tuesday", "Sunday"], closed: ["Sunday", "Tuesday"] });
  });

  it("write yes, no and numbers into texts and options", async () => {
    const properties = [
      { name: "open", title: "Open", type: "boolean" },
      { name: "seats", title: "Seats", type: "number" },
      { name: "note", title: "Note", type: "text" },
      { name: "state", title: "State", type: "choice", options: ["Yes", "No"] },
      { name: "sizes", title: "Sizes", type: "choices", options: ["4", "8"] },
    ];
    await api().post("/api/entities", { name: "halls", title: "Hall", titlePlural: "Halls", properties });
    const values = { note: "{{row.open}}", state: "{{row.open}}", sizes: "{{row.seats}}" };
    const { id } = await create({
      trigger: { type: "row", entity: "halls", on: ["created"] },
      steps: [{ type: "row", entity: "halls", id: "{{row.id}}", values }],
    });
    await api().post(ROWS.replace("rooms", "halls"), { values: { open: true, seats: 8 } });
    await run();
    expect(await listed(id)).toMatchObject([{ status: "done" }]);
    expect((await api().get(ROWS.replace("rooms", "halls"))).body.items[0].values).toEqual({
      open: true,
      seats: 8,
      note: "yes",
      state: "Yes",
      sizes: ["8"],
    });
  });

  it("have money in whole units, in texts, rules and the rows that they write", async () => {
    const properties = [
      { name: "fee", title: "Fee", type: "money", currency: "EUR" },
      { name: "deposit", title: "Deposit", type: "money", currency: "EUR" },
      { name: "sent", title: "Sent", type: "money", currency: "JPY" },
      { name: "note", title: "Note", type: "text" },
    ];
    const path = ROWS.replace("rooms", "stays");
    await api().post("/api/entities", { name: "stays", title: "Stay", titlePlural: "Stays", properties });
    const change = (values: object) => ({ type: "row", entity: "stays", id: "{{row.id}}", values });
    const { id } = await create({
      trigger: { type: "row", entity: "stays", on: ["created"] },
      steps: [
        { ...change({ note: "{{row.fee}} EUR", deposit: 2.5, sent: "1200" }), key: "first" },
        {
          type: "condition",
          match: "all",
          rules: [{ field: "first.deposit", is: "below", value: 3 }],
          // oxlint-disable-next-line unicorn/no-thenable -- a list, which nothing takes for a promise
          then: [change({ deposit: "{{row.fee}}" })],
          else: [],
        },
        change({ fee: "12.505" }),
      ],
    });
    await api().post(path, { values: { fee: 1250 } });
    await run();
    expect(await listed(id)).toMatchObject([{ status: "failed" }]);
    const [{ values }] = (await api().get(path)).body.items;
    expect(values).toEqual({ fee: 1250, deposit: 1250, sent: 1200, note: "12.50 EUR" });
  });
});
