import { beforeAll, describe, expect, it } from "vitest";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const PERSON = {
  name: "mentors",
  title: "Mentor",
  titlePlural: "Mentors",
  visitors: { read: true },
  properties: [{ name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true }],
};
const variables = { entityName: { type: "manual", value: "mentors" } };
const overview = (entity: string) => ({
  rowsOverview: {
    style: "form",
    variables: { entityName: { type: "manual", value: entity }, rowId: { type: "param", param: "id1" } },
  },
});

describe.each(engines)("the sitemap of rows, on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  const ROWS = "/api/tenants/site/entities/mentors/rows";
  const get = async (path: string) => (await site().request(path)).text();
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc);
  const people = async () => locs(await get("/sitemap.xml")).filter((loc) => /\/mentors\/./.test(loc));

  async function publish(path: string, blocks: object[]): Promise<void> {
    const id = await makePage(api(), path, blocks);
    expect((await api().post(`/api/pages/${id}/publish`)).body).not.toHaveProperty("error");
  }

  beforeAll(async () => {
    for (const name of ["mentors", "secrets"]) {
      const made = await api().post("/api/entities", { ...PERSON, name, visitors: { read: name === "mentors" } });
      await api().post(`/api/tenants/site/entities/${name}/rows`, { values: { name: `Of ${made.body.name}` } });
    }
    await api().post("/api/tenants", { name: "north", title: "North", isOpen: true });
    await api().post(ROWS.replace("site", "north"), { values: { name: "Nora" } });
  });

  it("has each row that visitors may see and that has a page, with the time of its last change", async () => {
    expect(await people()).toEqual([]);
    await publish("/mentors", [{ rowsList: { style: "table", variables } }]);
    for (const name of ["mentors", "secrets"]) await publish(`/${name}/:id1`, [overview(name)]);
    const { body } = await api().post(ROWS, { values: { name: "Ada" } });
    expect(await people()).toEqual([expect.any(String), `https://example.org/mentors/${body.id}`]);
    await api().patch(`${ROWS}/${body.id}`, { values: { name: "Ada B." } });
    const { updatedAt } = (await api().get(`${ROWS}/${body.id}`)).body;
    const xml = await get("/sitemap.xml");
    expect(xml).toContain(`<loc>https://example.org/mentors/${body.id}</loc><lastmod>${updatedAt}</lastmod>`);
    expect(xml).not.toMatch(/secrets|:id1/);
    await api().remove(`${ROWS}/${body.id}`);
    expect(await people()).toHaveLength(1);
    await api().patch("/api/entities/mentors", { visitors: { read: false } });
    expect([await people(), (await site().request("/sitemap.xml?rows=mentors")).status]).toEqual([[], 404]);
    await api().patch("/api/entities/mentors", { visitors: { read: true } });
    for (const name of ["secrets", "nothing", "mentors&after=x"]) {
      expect((await site().request(`/sitemap.xml?rows=${name}`)).status).toBe(404);
    }
  });

  it("names the page with the list in llms.txt", async () => {
    expect(await get("/llms.txt")).toContain("https://example.org/mentors.md");
  });

  it("lists files where one has no room for all, which have each row once", async () => {
    const { database } = site().services;
    const { id: entityId } = (await api().get("/api/entities/mentors")).body;
    const now = new Date().toISOString();
    const row = { entity_id: entityId, data: "{}", search_text: "", revision: 1, created_at: now, updated_at: now };
    await database.inTransaction(async (trx) => {
      const { rows } = await database.enterTenant(trx, "site");
      for (let start = 0; start < 20_000; start += 1000) {
        const ids = Array.from(
          { length: 1000 },
          (_, n) => `00000000-0000-7000-8000-${String(start + n).padStart(12, "0")}`,
        );
        await rows
          .insertInto("rows")
          .values(ids.map((id) => Object.assign({ id, deleted_at: null }, row)))
          .execute();
      }
    });
    await database.notify("data_changed", `rows:${entityId}`);
    const files = locs((await get("/sitemap.xml")).replaceAll("&amp;", "&"));
    expect(files.map((file) => file.split("?")[1]?.replace(/after=.*/, "after"))).toEqual([
      "file=1",
      "rows=mentors",
      "rows=mentors&after",
      "rows=mentors&after",
    ]);
    const [pages = [], ...rows] = await Promise.all(
      files.map(async (file) => locs(await get(new URL(file).pathname + new URL(file).search))),
    );
    expect(pages).toContain("https://example.org/mentors");
    expect(rows.map((part) => part.length)).toEqual([10_000, 10_000, 1]);
    expect(new Set(rows.flat()).size).toBe(20_001);
    const answer = await site().request("/sitemap.xml?rows=mentors", { headers: { "accept-encoding": "gzip" } });
    expect([answer.headers.get("content-type"), answer.headers.get("content-encoding")]).toEqual([
      "application/xml; charset=utf-8",
      "gzip",
    ]);
  });
});
