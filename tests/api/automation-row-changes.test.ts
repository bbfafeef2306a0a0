import { beforeAll, describe, expect, it } from "vitest";
import { automationsFor } from "../automations.ts";
import { engines } from "../databases.ts";

const ROWS = "/api/tenants/site/entities/rooms/rows";

describe.each(engines)("automations about rows on $name", (engine) => {
  const { api, create, listed, read } = automationsFor(engine);
  beforeAll(async () => {
    const properties = [{ name: "seats", title: "Seats", type: "number" }];
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
});
