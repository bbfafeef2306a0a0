import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db";
import { finishAllKeys } from "#records/server";
import { changeEntity } from "../../src/domains/records/entities/entities.server.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const text = (name: string, more: object = {}) => ({ name, title: name, type: "text", ...more });

describe.each(engines)("rows and their entities on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  const make = async (name: string, properties: object[]) =>
    (await api().post("/api/entities", { name, title: name, titlePlural: name, properties })).body;
  const rowsOf = (name: string) => `/api/tenants/site/entities/${name}/rows`;
  const add = async (name: string, values: object) => await api().post(rowsOf(name), { values });

  it("stay in a sorted list when the server dies while a property becomes sortable", async () => {
    const made = await make("talks", [text("title", { isDisplay: true }), text("room")]);
    for (const room of ["b", "a", "c"]) await add("talks", { title: `In ${room}`, room });
    const { database } = site().services;
    let transactions = 0;
    const dying: Database = {
      ...database,
      inTransaction: (work, ...rest) => {
        transactions += 1;
        if (transactions > 1) throw new Error("killed");
        return database.inTransaction(work, ...rest);
      },
    };
    const properties = made.properties.map((one: { name: string }) =>
      Object.assign(one, { isSortable: one.name === "room" }),
    );
    await expect(changeEntity(dying, "talks", { properties })).rejects.toThrow("killed");
    // What the next start does.
    await finishAllKeys(database);
    const { body } = await api().get(`${rowsOf("talks")}?sort=room`);
    expect(body.items.map(({ values }: { values: { room: string } }) => values.room)).toEqual(["a", "b", "c"]);
    const found = await api().get(`${rowsOf("talks")}?filter[room]=b`);
    expect(found.body.items).toHaveLength(1);
  });

  it("still lead to the rows of an entity that gets another name", async () => {
    await make("mentors", [text("name", { isDisplay: true })]);
    await make("lessons", [text("title"), { name: "mentor", title: "Mentor", type: "reference", entity: "mentors" }]);
    const mentor = (await add("mentors", { name: "Ada" })).body.id;
    expect((await add("lessons", { title: "One", mentor })).status).toBe(201);
    expect((await api().patch("/api/entities/mentors", { name: "coaches" })).status).toBe(200);
    const { body } = await api().get("/api/entities/lessons");
    expect(body.properties[1].entity).toBe("coaches");
    expect((await add("lessons", { title: "Two", mentor })).status).toBe(201);
  });

  it("come back from an export with phone numbers and amounts below zero", async () => {
    await make("contacts", [
      text("name"),
      { name: "phone", title: "phone", type: "phone" },
      { name: "balance", title: "balance", type: "money", currency: "EUR" },
    ]);
    const values = { name: "Ada", phone: "+49 30 1234567", balance: -1250 };
    await add("contacts", values);
    const csv = await (await site().request(`${rowsOf("contacts")}.csv`, { headers: api().headers })).text();
    const headers = { ...api().headers, "content-type": "text/csv" };
    const init = { method: "POST", headers, body: csv };
    const lines = await (await site().request(`${rowsOf("contacts")}/import`, init)).text();
    expect(lines).not.toContain("problem");
    const { body } = await api().get(`${rowsOf("contacts")}?sort=createdAt`);
    expect(body.items.map((row: { values: object }) => row.values)).toEqual([values, values]);
  });

  it.each(["2026-02-30T10:00:00Z", "2026-04-31T09:30", "2026-01-01T24:00:00Z"])(
    "refuse %s, a time that doesn't exist",
    async (at) => {
      const name = `t${crypto.randomUUID()}`;
      await make(name, [{ name: "at", title: "At", type: "dateTime" }]);
      const answer = await add(name, { at });
      expect([answer.status, answer.body.values?.at]).toEqual([422, undefined]);
    },
  );

  describe("whose entity is deleted", () => {
    let plan = "";
    let id = "";
    beforeAll(async () => {
      id = (await make("courses", [text("title")])).id;
      const prices = [{ interval: "month", currency: "EUR", amount: 900 }];
      const features = [{ feature: "rows:courses", limit: 40 }];
      plan = (await api().post("/api/plans", { name: "School", prices, features })).body.id;
      await api().remove("/api/entities/courses");
    });

    it("leave a plan that limits them changeable", async () => {
      expect((await api().patch(`/api/plans/${plan}`, { description: "For schools" })).status).toBe(200);
      expect((await api().patch(`/api/plans/${plan}`, { isArchived: true })).status).toBe(200);
      await api().patch(`/api/plans/${plan}`, { isArchived: false });
    });

    it("show visitors no id", async () => {
      const html = await (await site().request("/pricing")).text();
      expect(html).toContain("School");
      expect(html.toLowerCase()).not.toContain(`rows:${id}`);
    });
  });
});
