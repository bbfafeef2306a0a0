import { beforeAll, describe, expect, it } from "vitest";
import { makePage, makePost } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const manual = (value: string) => ({ type: "manual", value });

const MENTORS = {
  name: "mentors",
  title: "Mentor",
  titlePlural: "Mentors",
  visitors: { read: true, create: true },
  properties: [
    { name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true },
    { name: "salary", title: "Salary", type: "number", isPrivate: true },
    { name: "photo", title: "Photo", type: "image" },
  ],
};

const list = (variables: object, hiddenProperties: string[] = []) => ({
  rowsList: { style: "table", variables: { entityName: manual("mentors"), ...variables }, hiddenProperties },
});
const form = (entity: string) => ({ rowsNew: { style: "form", variables: { entityName: manual(entity) } } });
const overview = {
  rowsOverview: {
    style: "form",
    variables: { entityName: manual("mentors"), rowId: { type: "param", param: "id1", required: true } },
  },
};

describe.each(engines)("the preview of a block's data, on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "editor");
  let listPage = "";
  let rowPage = "";
  const preview = async (block: object, page = listPage, place: object = { idPrefix: "p-1-", isLead: false }) =>
    (await api().post(`/api/pages/${page}/data-preview`, { block, ...place })).body;
  const addEntity = (name: string, change: object) => api().post("/api/entities", { ...MENTORS, name, ...change });

  beforeAll(async () => {
    await addEntity("mentors", {});
    await addEntity("closed", { visitors: { read: false, create: false } });
    await addEntity("needy", {
      properties: [...MENTORS.properties, { name: "badge", title: "Badge", type: "file", isRequired: true }],
    });
    for (const name of ["Ada", "Ben"]) {
      await api().post("/api/tenants/site/entities/mentors/rows", { values: { name, salary: 71_000 } });
    }
    listPage = await makePage(api(), "/all-mentors", []);
    rowPage = await makePage(api(), "/all-mentors/:id1", []);
  });

  it("is what visitors get once the page is published, and nothing that they can't see", async () => {
    const block = list({ pageSize: manual("1") });
    const shown = await preview(block);
    await api().post(`/api/pages/${listPage}/import`, { blocks: [block], mode: "replace" });
    await api().post(`/api/pages/${listPage}/publish`, {});
    const page = await (await site().request("/all-mentors")).text();
    expect(shown.html).toContain("Ben");
    expect(shown.html).not.toMatch(/Salary|71.?000|Ada/);
    expect(page).toContain(shown.html.replaceAll("p-1-0", "b0"));
  });

  it("shows the first row where the page's address names one, and says which", async () => {
    const shown = await preview(overview, rowPage);
    expect(shown).toMatchObject({ example: "Ben", html: expect.stringContaining("Ben") });
    expect(shown.html).toContain('<h2 id="p-1-0-title"');
    const first = await preview(overview, rowPage, { idPrefix: "x", isLead: true });
    expect(first.html).toContain('<h1 id="x0-title"');
    const closed = { ...overview.rowsOverview.variables, entityName: manual("closed") };
    const none = await preview({ rowsOverview: { ...overview.rowsOverview, variables: closed } }, rowPage);
    expect(none).toMatchObject({ example: "", closed: { reason: "ENTITY_CLOSED" } });
  });

  it.each([
    ["an entity that isn't there", form("nothing"), { reason: "ENTITY_MISSING" }],
    ["an entity without the right", form("closed"), { reason: "ENTITY_CLOSED" }],
    ["an organisation that isn't there", list({ tenantId: manual("nobody") }), { reason: "TENANT_MISSING" }],
    ["a property that can't be entered", form("needy"), { reason: "NOT_FILLABLE", properties: [{ name: "badge" }] }],
  ])("says why visitors get nothing: %s", async (_what, block, closed) => {
    const shown = await preview(block);
    expect(shown.closed).toMatchObject(closed);
    expect(shown.html).not.toMatch(/<form|<table/);
  });

  it("says nothing where rows are open, and says it when the limit of the form is reached", async () => {
    const open = await preview(form("mentors"));
    expect(open.closed).toBeUndefined();
    expect(open.html).toContain("<form");
    const { inTransaction, enterTenant } = site().services.database;
    const setLimit = (max: number | null) =>
      inTransaction(async (trx) => {
        const { rows } = await enterTenant(trx, "site");
        await rows.updateTable("limits").set({ max }).execute();
      });
    await setLimit(2);
    const full = await preview(form("mentors"));
    await setLimit(null);
    expect(full).toMatchObject({ closed: { reason: "FULL" }, html: expect.stringContaining("No more entries") });
  });

  it("shows the newest post in a frame of posts, with its text", async () => {
    const post = await makePost(api(), "/notes/first", { title: "The first note" });
    const frame = await makePage(api(), "/notes/:id1", []);
    const block = { blogPost: { variables: { postSlug: { type: "param", param: "id1" } } } };
    expect(await preview(block, frame)).toMatchObject({ example: "" });
    expect((await api().post(`/api/pages/${post}/publish`, {})).status).toBe(200);
    const shown = await preview(block, frame);
    expect(shown).toMatchObject({ example: "The first note", html: expect.stringContaining("Text of /notes/first") });
  });

  it("is the error card's message where visitors get one", async () => {
    const variables = { tenantId: { type: "query", query: "who", required: true } };
    expect(await preview(list(variables))).toMatchObject({ problem: expect.stringContaining("tenantId") });
  });

  it("refuses what is no block, and a prefix that isn't an id", async () => {
    expect(await preview(list({}), listPage, { idPrefix: '"><b', isLead: true })).toMatchObject({
      error: { code: "INVALID", path: ["idPrefix"] },
    });
    expect(await preview({}, listPage)).toMatchObject({ problem: expect.any(String) });
    expect(await preview(list({}), "nothing")).toMatchObject({ error: { code: "NOT_FOUND" } });
  });
});
