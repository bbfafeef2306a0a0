import { beforeAll, describe, expect, it } from "vitest";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const MENTOR = {
  name: "mentors",
  title: "Mentor",
  titlePlural: "Mentors",
  visitors: { read: true },
  properties: [
    { name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true, isSortable: true },
    { name: "fee", title: "Fee", type: "money", currency: "EUR", isSortable: true },
    { name: "salary", title: "Salary", type: "number", isSortable: true, isPrivate: true },
    { name: "notes", title: "Notes", type: "longText", isPrivate: true },
    { name: "about", title: "About", type: "longText" },
  ],
};

const ABOUT = "Teaches maths to people who were told that they can’t.";

const list = (variables: object) => ({
  rowsList: {
    style: "table",
    variables: { entityName: { type: "manual", value: "mentors" }, ...variables },
    hiddenProperties: [],
  },
});

describe.each(engines)("rows that visitors see, on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  const ROWS = (tenant = "site") => `/api/tenants/${tenant}/entities/mentors/rows`;
  const add = (values: object, tenant?: string) => api().post(ROWS(tenant), { values });
  const page = async (path: string) => (await site().request(path)).text();
  const names = (html: string) =>
    [...html.matchAll(/<th[^>]*scope="row"[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, name]) => name);

  async function publish(path: string, blocks: object[]): Promise<void> {
    const id = await makePage(api(), path, blocks);
    expect((await api().post(`/api/pages/${id}/publish`)).body).not.toHaveProperty("error");
  }

  beforeAll(async () => {
    await api().post("/api/entities", MENTOR);
    await api().post("/api/tenants", { name: "north", title: "North", isOpen: true });
    await api().post("/api/tenants", { name: "closed", title: "Closed" });
    for (const [n, name] of ["Ada", "Ben", "Cleo"].entries()) {
      await add({ name, fee: 1000 * (n + 1), salary: 71_000 + n, notes: "confidential", about: n ? null : ABOUT });
    }
    await add({ name: "Nora" }, "north");
    await add({ name: "Carl" }, "closed");
    const size = { pageSize: { type: "manual", value: "2" } };
    await publish("/mentors", [list(size)]);
    await publish("/of", [list({ tenantId: { type: "query", query: "who" } })]);
    const rowId = { type: "param", param: "id1" };
    const overview = {
      style: "form",
      hiddenProperties: ["Fee"],
      variables: { entityName: { type: "manual", value: "mentors" }, rowId },
    };
    await publish("/mentors/:id1", [{ rowsOverview: overview }]);
  });

  it("are listed in pages, sorted and searched by addresses", async () => {
    const first = await page("/mentors");
    expect(names(first)).toEqual(["Cleo", "Ben"]);
    const next = /href="([^"]+)"[^>]* rel="next"|rel="next"[^>]* href="([^"]+)"/.exec(first);
    const address = (next?.[1] ?? next?.[2] ?? "").replaceAll("&amp;", "&");
    expect(names(await page(address))).toEqual(["Ada"]);
    expect(names(await page("/mentors?sort=fee"))).toEqual(["Ada", "Ben"]);
    expect(names(await page("/mentors?sort=-fee&search=be"))).toEqual(["Ben"]);
    expect(names(await page("/mentors?sort=nothing&after=nonsense"))).toEqual(["Cleo", "Ben"]);
    expect(first).toContain("€30");
  });

  it("have pages of their own, which lists link to; any other address is a 404", async () => {
    const { body } = await api().get(`${ROWS()}?search=ada`);
    const [{ id }] = body.items;
    expect(await page("/mentors?search=ada")).toContain(`href="/mentors/${id}"`);
    const html = await page(`/mentors/${id}`);
    expect(html).toContain("<title>Ada</title>");
    expect(html).toContain("Teaches maths to people who were told that they can’t.");
    expect(html).toMatch(/<script type="application\/ld\+json">.*"@type":"Thing","name":"Ada"/);
    expect(html).not.toContain("€10");
    for (const other of ["nobody", crypto.randomUUID(), `${id}x`]) {
      expect((await site().request(`/mentors/${other}`)).status).toBe(404);
    }
    const made = await add({ name: "Gone" });
    expect((await site().request(`/mentors/${made.body.id}`)).status).toBe(200);
    await api().remove(`${ROWS()}/${made.body.id}`);
    expect((await site().request(`/mentors/${made.body.id}`)).status).toBe(404);
  });

  it("have no private property: not in pages, nor as order, filter or search", async () => {
    const addresses = ["/mentors", "/mentors?sort=salary", "/mentors?sort=-salary", "/mentors?search=confidential"];
    const { body } = await api().get(`${ROWS()}?sort=name&limit=1`);
    addresses.push(`/mentors/${body.items[0].id}`);
    for (const address of addresses) {
      const html = await page(address);
      expect([address, html.match(/salary|71.?00|confidential(?!")/gi)]).toEqual([address, null]);
    }
    expect(names(await page("/mentors?sort=salary"))).toEqual(names(await page("/mentors")));
    expect(names(await page("/mentors?search=confidential"))).toEqual([]);
  });

  it("are those of tenants that are open", async () => {
    expect(names(await page("/of?who=north"))).toEqual(["Nora"]);
    expect(names(await page("/of"))).toEqual(["Cleo", "Ben", "Ada"]);
    for (const who of ["closed", "nobody"]) expect(names(await page(`/of?who=${who}`))).toEqual([]);
    await api().patch("/api/tenants/north", { isOpen: false });
    expect(names(await page("/of?who=north"))).toEqual([]);
  });

  it("appear, change and go as soon as rows do, and the same bytes are kept in between", async () => {
    const { headers } = await site().request("/mentors");
    const etag = headers.get("etag");
    expect((await site().request("/mentors")).headers.get("etag")).toBe(etag);
    const { body } = await add({ name: "Dora" });
    expect(names(await page("/mentors"))).toEqual(["Dora", "Cleo"]);
    await api().patch(`${ROWS()}/${body.id}`, { values: { name: "Dorothea" } });
    expect(names(await page("/mentors"))).toEqual(["Dorothea", "Cleo"]);
    await api().remove(`${ROWS()}/${body.id}`);
    expect(names(await page("/mentors"))).toEqual(["Cleo", "Ben"]);
  });

  it("disappear once the entity is closed to visitors", async () => {
    await api().patch("/api/entities/mentors", { visitors: { read: false } });
    expect(names(await page("/mentors"))).toEqual([]);
    await api().patch("/api/entities/mentors", { visitors: { read: true } });
    expect(names(await page("/mentors"))).toEqual(["Cleo", "Ben"]);
  });
});
