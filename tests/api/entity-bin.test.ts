import { beforeAll, describe, expect, it } from "vitest";
import { emptyBins } from "../../src/domains/records/server.ts";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const TITLE = { name: "title", title: "Title", type: "text", isSortable: true };
const rowsOf = (entity: string, tenant = "site") => `/api/tenants/${tenant}/entities/${entity}/rows`;
const inDays = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;

describe.each(engines)("entities on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");

  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
    status,
    body.error?.code,
  ];
  async function make(name: string, properties: object[] = [TITLE]) {
    const visitors = { read: true, create: false };
    const { body } = await api().post("/api/entities", { name, title: name, titlePlural: name, properties, visitors });
    return body;
  }
  const deleted = async () =>
    (await api().get("/api/deleted-entities")).body.items.map(({ name }: { name: string }) => name);

  beforeAll(async () => {
    await api().post("/api/tenants", { name: "north", title: "North School" });
  });

  it("are added once where a request is repeated with its id, which a deleted one keeps", async () => {
    const id = "01930000-0000-7000-8000-000000000006";
    const add = () =>
      api().post("/api/entities", { id, name: "once", title: "A", titlePlural: "B", properties: [TITLE] });
    const first = await add();
    expect([first.body.id, (await add()).body]).toEqual([id, first.body]);
    await api().remove("/api/entities/once");
    expect(codeOf(await add())).toEqual([422, "INVALID"]);
    await emptyBins(site().services.database, inDays(31));
  });

  it("that are deleted can't be reached, and are restored with their rows", async () => {
    const { id } = await make("plants");
    await api().post(rowsOf("plants"), { values: { title: "Fern" } });
    const variables = { entityName: { type: "manual", value: "plants" } };
    const page = await makePage(api(), "/plants", [{ rowsList: { style: "table", variables, hiddenProperties: [] } }]);
    expect((await api().post(`/api/pages/${page}/publish`)).status).toBe(200);
    const shown = async () => (await (await site().request("/plants")).text()).includes("Fern");
    expect(await shown()).toBe(true);
    expect((await api().remove("/api/entities/plants")).status).toBe(200);
    expect(await shown()).toBe(false);
    for (const address of [`/api/entities/${id}`, rowsOf("plants"), rowsOf(id), `${rowsOf(id)}.csv`]) {
      expect(codeOf(await api().get(address))).toEqual([404, "NOT_FOUND"]);
    }
    expect(codeOf(await api().post(rowsOf("plants"), { values: { title: "Moss" } }))).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await api().remove("/api/entities/plants"))).toEqual([404, "NOT_FOUND"]);
    expect(await deleted()).toEqual(["plants"]);
    const other = await make("plants");
    expect(codeOf(await api().post(`/api/deleted-entities/${id}/restore`))).toEqual([409, "ENTITY_TAKEN"]);
    await api().patch(`/api/entities/${other.id}`, { name: "herbs" });
    const restored = await api().post(`/api/deleted-entities/${id}/restore`);
    expect(restored.body).toMatchObject({ id, name: "plants" });
    expect(await shown()).toBe(true);
    expect(await deleted()).toEqual([]);
  });

  it("that get another name are found by the former ones until another entity takes them", async () => {
    const { id } = await make("tutors");
    await api().post(rowsOf("tutors"), { values: { title: "Ada" } });
    const variables = { entityName: { type: "manual", value: "tutors" } };
    const page = await makePage(api(), "/tutors", [{ rowsList: { style: "table", variables, hiddenProperties: [] } }]);
    expect((await api().post(`/api/pages/${page}/publish`)).status).toBe(200);
    const shown = async () => /Ada|Bea/.exec(await (await site().request("/tutors")).text())?.[0];
    await api().patch("/api/entities/tutors", { name: "coaches" });
    await api().patch("/api/entities/coaches", { name: "guides" });
    expect(await shown()).toBe("Ada");
    const problems = (await api().get(`/api/pages/${page}/problems`)).body;
    expect(JSON.stringify(problems)).not.toContain("entityName");
    expect((await api().get("/api/entities/tutors")).body).toMatchObject({ id, formerNames: ["tutors", "coaches"] });
    expect(codeOf(await api().get("/api/entities/%25"))).toEqual([404, "NOT_FOUND"]);
    const lessons = await make("lessons", [{ name: "tutor", title: "Tutor", type: "reference", entity: "tutors" }]);
    expect(lessons.properties).toMatchObject([{ entity: "guides" }]);
    await make("tutors");
    await api().post(rowsOf("tutors"), { values: { title: "Bea" } });
    expect(await shown()).toBe("Bea");
    await api().patch("/api/entities/guides", { name: "coaches" });
    expect((await api().get(`/api/entities/${id}`)).body).toMatchObject({ name: "coaches", formerNames: ["guides"] });
  });

  it("that are deleted still refer to one that gets another name meanwhile", async () => {
    await make("halls");
    const hall = await api().post(rowsOf("halls"), { values: { title: "Great Hall" } });
    const { id } = await make("concerts", [{ name: "hall", title: "Hall", type: "reference", entity: "halls" }]);
    await api().remove("/api/entities/concerts");
    await api().patch("/api/entities/halls", { name: "venues" });
    const restored = await api().post(`/api/deleted-entities/${id}/restore`);
    expect(restored.body.properties).toMatchObject([{ name: "hall", entity: "venues" }]);
    const added = await api().post(rowsOf("concerts"), { values: { hall: hall.body.id } });
    expect(added.body).toMatchObject({ values: { hall: hall.body.id } });
  });

  it("that were deleted 30 days ago are gone with everything, of all tenants", async () => {
    const { id } = await make("stones");
    for (const tenant of ["site", "north"]) {
      for (const title of ["Slate", "Chalk"]) await api().post(rowsOf("stones", tenant), { values: { title } });
    }
    await api().remove("/api/entities/stones");
    const { database } = site().services;
    await emptyBins(database, inDays(29));
    expect(await deleted()).toEqual(["stones"]);
    expect(await emptyBins(database, inDays(31))).toBe(4);
    expect(await deleted()).toEqual([]);
    expect(codeOf(await api().post(`/api/deleted-entities/${id}/restore`))).toEqual([404, "NOT_FOUND"]);
    for (const tenant of await database.db.selectFrom("tenants").select("id").execute()) {
      const left = await database.readTenant(tenant.id, async ({ rows }) => [
        ...(await rows.selectFrom("rows").select("id").where("entity_id", "=", id).execute()),
        ...(await rows.selectFrom("row_keys").select("row_id").where("entity_id", "=", id).execute()),
        ...(await rows.selectFrom("limits").select("feature").where("feature", "=", `rows:${id}`).execute()),
      ]);
      expect(left).toEqual([]);
    }
  });

  it("lose the values of a property 30 days after it was removed, in their history too", async () => {
    const made = await make("trees", [TITLE, { name: "secret", title: "Secret", type: "text", isSortable: true }]);
    const [title, secret] = made.properties;
    const { body: row } = await api().post(rowsOf("trees"), { values: { title: "Oak", secret: "hidden1" } });
    await api().patch(`${rowsOf("trees")}/${row.id}`, { values: { secret: "hidden2" } });
    const { body: binned } = await api().post(rowsOf("trees"), { values: { title: "Elm", secret: "hidden3" } });
    await api().remove(`${rowsOf("trees")}/${binned.id}`);
    await api().patch("/api/entities/trees", { properties: [title] });
    const { database } = site().services;
    const stored = () =>
      database.readTenant("site", async ({ rows }) =>
        JSON.stringify([
          await rows.selectFrom("rows").select("data").execute(),
          await rows.selectFrom("row_changes").select("data").execute(),
          await rows.selectFrom("row_keys").select("txt").execute(),
        ]),
      );
    await emptyBins(database, inDays(29));
    expect((await stored()).match(/hidden\d/g)?.toSorted()).toEqual(expect.arrayContaining(["hidden1", "hidden2"]));
    await emptyBins(database, inDays(31));
    expect(await stored()).not.toContain("hidden");
    const back = await api().patch("/api/entities/trees", { properties: [title, secret] });
    expect(codeOf(back)).toEqual([422, "INVALID"]);
    expect((await api().get(`${rowsOf("trees")}/${row.id}`)).body.values).toEqual({ title: "Oak" });
    const { items } = (await api().get(`${rowsOf("trees")}/${row.id}/history`)).body;
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(["changed", "created"]);
  });

  it("that are deleted are still what others refer to, once another has their name and they are back", async () => {
    const HALL = { name: "hall", title: "Hall", type: "reference", entity: "arenas" };
    const { id } = await make("arenas");
    const { body: hall } = await api().post(rowsOf("arenas"), { values: { title: "Great Hall" } });
    const { id: other } = await make("foyers", [TITLE, HALL]);
    await make("plays", [TITLE, HALL]);
    const play = await api().post(rowsOf("plays"), { values: { title: "Faust", hall: hall.id } });
    await api().remove("/api/entities/arenas");
    const foyer = await api().get(`/api/entities/${other}`);
    const taken = await api().patch(`/api/entities/${other}`, { name: "arenas", properties: foyer.body.properties });
    expect(taken.body).toMatchObject({ name: "arenas" });
    const { body: wrong } = await api().post(rowsOf("arenas"), { values: { title: "A foyer" } });
    expect(codeOf(await api().post(rowsOf("plays"), { values: { hall: wrong.id } }))).toEqual([422, "INVALID"]);
    const { body: kept } = await api().get("/api/entities/plays");
    expect((await api().patch("/api/entities/plays", { properties: kept.properties })).status).toBe(200);
    await api().patch(`/api/entities/${other}`, { name: "foyers" });
    expect((await api().post(`/api/deleted-entities/${id}/restore`)).status).toBe(200);
    for (const name of ["plays", "foyers"]) {
      const { properties } = (await api().get(`/api/entities/${name}`)).body;
      expect(properties).toMatchObject([{ name: "title" }, { name: "hall", entity: "arenas" }]);
    }
    const row = `${rowsOf("plays")}/${play.body.id}`;
    expect((await api().patch(row, { values: { title: "Faust II" } })).body.values.hall).toBe(hall.id);
    await make("halls-of-old", [HALL]);
    await api().remove("/api/entities/arenas");
    await make("arenas");
    expect((await api().get("/api/entities/halls-of-old")).body.properties).toMatchObject([
      { entity: `~arenas~${id}` },
    ]);
  });

  it("that come back leave what referred to a later one of their name to that one", async () => {
    const VENUE = { name: "venue", title: "Venue", type: "reference", entity: "venues-of" };
    const target = async (name: string) => (await api().get(`/api/entities/${name}`)).body.properties[0].entity;
    const first = await make("venues-of");
    await api().patch(`/api/entities/${first.id}`, { properties: [VENUE] });
    await make("early", [VENUE]);
    await api().remove("/api/entities/venues-of");
    const second = await make("venues-of");
    await make("late", [VENUE]);
    await api().remove("/api/entities/venues-of");
    const restored = await api().post(`/api/deleted-entities/${first.id}/restore`);
    expect([restored.status, restored.body.properties?.[0].entity]).toEqual([200, "venues-of"]);
    expect([await target("early"), await target("late")]).toEqual(["venues-of", `~venues-of~${second.id}`]);
    await api().patch(`/api/entities/${first.id}`, { name: "venues-then" });
    expect((await api().post(`/api/deleted-entities/${second.id}/restore`)).status).toBe(200);
    expect([await target("early"), await target("late")]).toEqual(["venues-then", "venues-of"]);
  });
});
