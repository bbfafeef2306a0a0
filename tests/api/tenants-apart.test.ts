import { beforeAll, describe, expect, it } from "vitest";
import { apiRoutes } from "../../src/server/api/routes.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

/** A text that is nowhere but in a row of one tenant. */
const SECRET = "xylophonist";

const PERSON = {
  name: "people",
  title: "Person",
  titlePlural: "People",
  visitors: { read: true },
  properties: [
    { name: "name", title: "Name", type: "text", isDisplay: true, isSortable: true },
    { name: "age", title: "Age", type: "number", isSortable: true },
    { name: "friend", title: "Friend", type: "reference", entity: "people" },
  ],
};

const ofTenants = apiRoutes
  .filter(({ path }) => path.includes(":tenant/"))
  .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));

describe.each(engines)("rows of one tenant at the addresses of another, on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  let secretId = "";
  const ROWS = (tenant: string) => `/api/tenants/${tenant}/entities/people/rows`;

  beforeAll(async () => {
    await api().post("/api/entities", { ...PERSON, properties: PERSON.properties.slice(0, 2) });
    const { properties } = (await api().get("/api/entities/people")).body;
    await api().patch("/api/entities/people", { properties: [...properties, PERSON.properties[2]] });
    for (const name of ["ours", "theirs"]) await api().post("/api/tenants", { name, title: name, isOpen: true });
    secretId = (await api().post(ROWS("theirs"), { values: { name: SECRET, age: 77 } })).body.id;
    await api().post(ROWS("ours"), { values: { name: "Our own", age: 5 } });
  });

  it("are there at their own address", async () => {
    expect(JSON.stringify((await api().get(`${ROWS("theirs")}?search=xylo&filter[age]=77`)).body)).toContain(SECRET);
  });

  const QUERIES = [
    "",
    "?search=xylo",
    `?search=${SECRET}`,
    "?sort=name",
    "?sort=-age&limit=200",
    "?filter[age]=77",
    "?filter[age][gte]=6",
    `?filter[name]=${SECRET}`,
    "?deleted=true",
  ];

  /** Each body that some route might take for a change. */
  const bodies = () => [
    "{}",
    JSON.stringify({ values: { name: "Changed" } }),
    JSON.stringify({ values: { name: "Changed" }, was: { name: SECRET } }),
    JSON.stringify({ values: { name: "Friend", friend: secretId } }),
    JSON.stringify({ ids: [secretId] }),
    `name,friend\nFriend,${secretId}\n`,
  ];

  it.each(ofTenants)("can't be read, found, referred to or changed by $name", async ({ method, path }) => {
    const address = path.replace(":tenant", "ours").replace(":entity", "people").replaceAll(/:\w+/g, secretId);
    const requests =
      method === "GET"
        ? QUERIES.map((query) => ({ query, body: undefined }))
        : bodies().map((body) => ({ query: "", body }));
    for (const { query, body } of requests) {
      const answer = await site().request(`${address}${query}`, { method, body, headers: api().headers });
      const text = await answer.text();
      const isRefused = !path.includes(":id") || answer.status >= 400;
      // An import names the headings of the file that it was sent.
      const isEcho = path.endsWith("/import") && body?.includes(SECRET);
      const seen = [query, body, answer.status < 500, isRefused, text.includes(SECRET) && !isEcho];
      expect(seen).toEqual([query, body, true, true, false]);
    }
    const own = await api().get(`${ROWS("theirs")}/${secretId}`);
    expect(own.body.values).toEqual({ name: SECRET, age: 77, friend: null });
    const referring = await api().get(`${ROWS("ours")}?limit=200`);
    expect(JSON.stringify(referring.body)).not.toContain(secretId);
  });

  it("aren't reached by a cursor of theirs", async () => {
    await api().post(ROWS("theirs"), { values: { name: "zz", age: 99 } });
    const { nextCursor } = (await api().get(`${ROWS("theirs")}?sort=age&limit=1`)).body;
    const page = (await api().get(`${ROWS("ours")}?sort=age&cursor=${nextCursor}&limit=200`)).body;
    expect(JSON.stringify(page)).not.toMatch(new RegExp(`${SECRET}|zz`));
  });
});
