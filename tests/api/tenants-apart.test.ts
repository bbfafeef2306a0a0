import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonReply, startFakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { apiRoutes } from "../../src/server/api/routes.ts";
import { engines } from "../databases.ts";
import { accept, inviteAs, joinAs, type Member } from "../members.ts";
import { siteAndApiFor } from "../site-for.ts";

/** A text that occurs only in a row of one tenant. */
const SECRET = "xylophonist";

/** An address that occurs only among the people of one tenant. */
const SECRET_EMAIL = "hidden@example.org";

const PERSON = {
  name: "people",
  title: "Person",
  titlePlural: "People",
  visitors: { read: true },
  properties: [
    { name: "name", title: "Name", type: "text", isDisplay: true, isSortable: true },
    { name: "age", title: "Age", type: "number", isSortable: true },
    { name: "story", title: "Story", type: "longText" },
    { name: "friend", title: "Friend", type: "reference", entity: "people" },
  ],
};

/** What a model is asked; it repeats what it was told. */
const provider = await startFakeProvider();
provider.reply(({ texts }) => jsonReply({ text: texts.join("\n").slice(-5000) }));
afterAll(() => provider.stop());

const ofTenants = apiRoutes
  .filter(({ path }) => path.includes(":tenant"))
  .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));

/** All but the one that would delete the tenant at whose addresses they are tried. */
const keeping = ofTenants.filter(({ name }) => name !== "DELETE /api/tenants/:tenant");

describe.each(engines)("rows of one tenant at the addresses of another, on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin", {
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: provider.url,
  });
  let secretId = "";
  let theirTenantId = "";
  let ourOwner: Member;
  const ROWS = (tenant: string) => `/api/tenants/${tenant}/entities/people/rows`;

  beforeAll(async () => {
    await api().post("/api/entities", { ...PERSON, properties: PERSON.properties.slice(0, 3) });
    const { properties } = (await api().get("/api/entities/people")).body;
    await api().patch("/api/entities/people", { properties: [...properties, PERSON.properties[3]] });
    for (const name of ["ours", "theirs"]) await api().post("/api/tenants", { name, title: name, isOpen: true });
    theirTenantId = (await api().get("/api/tenants?search=theirs")).body.items[0].id;
    ourOwner = await joinAs(site(), "ours", "owner");
    await joinAs(site(), "theirs", "member", SECRET_EMAIL);
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
    JSON.stringify({ property: "story", values: { name: "Ours", friend: secretId }, note: "Who is the friend?" }),
    `name,friend\nFriend,${secretId}\n`,
  ];

  /** Every request that a route might take for one about the other tenant's row. */
  function requestsOf({ method, path }: (typeof ofTenants)[number], tenant: string) {
    const address = path.replace(":tenant", tenant).replace(":entity", "people").replaceAll(/:\w+/g, secretId);
    return method === "GET"
      ? QUERIES.map((query) => ({ address: `${address}${query}`, body: undefined }))
      : bodies().map((body) => ({ address, body }));
  }

  async function expectUntouched() {
    const own = await api().get(`${ROWS("theirs")}/${secretId}`);
    expect(own.body.values).toEqual({ name: SECRET, age: 77, story: null, friend: null });
    const referring = await api().get(`${ROWS("ours")}?limit=200`);
    expect(JSON.stringify(referring.body)).not.toContain(secretId);
  }

  it.each(keeping)("can't be read, found, referred to or changed by $name", async (route) => {
    for (const who of [api(), ourOwner]) {
      for (const { address, body } of requestsOf(route, "ours")) {
        const answer = await site().request(address, { method: route.method, body, headers: who.headers });
        const text = await answer.text();
        const isRefused = !route.path.includes(":id") || answer.status >= 400;
        // An import names the headings of the file that it was sent.
        const isEcho = route.path.endsWith("/import") && body?.includes(SECRET);
        const isTold = (text.includes(SECRET) && !isEcho) || text.includes(SECRET_EMAIL);
        const seen = [address, body, answer.status < 500, isRefused, isTold];
        expect(seen).toEqual([address, body, true, true, false]);
      }
    }
    await expectUntouched();
  });

  it.each(ofTenants)("are closed to the other's owner at their own addresses: $name", async (route) => {
    for (const tenant of ["theirs", theirTenantId]) {
      for (const { address, body } of requestsOf(route, tenant)) {
        const answer = await site().request(address, { method: route.method, body, headers: ourOwner.headers });
        expect([address, answer.status, (await answer.json()).error.code]).toEqual([address, 403, "FORBIDDEN"]);
      }
    }
    await expectUntouched();
  });

  it("aren't reached by the owner of a tenant whose name is the other one's id", async () => {
    const id = "f0000000-0000-7000-8000-000000000000";
    await api().post("/api/tenants", { id, name: "second", title: "Second" });
    const { body: named } = await api().post("/api/tenants", { name: id, title: "Named so" });
    const email = "named@example.org";
    const { headers } = await joinAs(site(), named.id, "owner", email);
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await site().request(`/api/tenants/${id}${path}`, { method, body: JSON.stringify(body), headers });
      return answer.json();
    };
    expect(await ask("GET", "")).toMatchObject({ id: named.id });
    expect(await ask("PATCH", "", { title: "Taken" })).toMatchObject({ id: named.id });
    await ask("POST", "/invitations", { email: "accomplice@example.org", role: "owner" });
    const { body: second } = await api().get("/api/tenants/second");
    const { body: invited } = await api().get("/api/tenants/second/invitations");
    expect([second.title, invited.items]).toEqual(["Second", []]);
    await accept(site(), await inviteAs(site(), "second", "member", email), headers);
    expect(await ask("GET", "")).toMatchObject({ id });
  });

  it("are never sent to a model", () => {
    expect(provider.requests.length).toBeGreaterThan(0);
    expect(JSON.stringify(provider.requests)).not.toContain(SECRET);
  });

  it("aren't reached by a cursor of theirs", async () => {
    await api().post(ROWS("theirs"), { values: { name: "zz", age: 99 } });
    const { nextCursor } = (await api().get(`${ROWS("theirs")}?sort=age&limit=1`)).body;
    const page = (await api().get(`${ROWS("ours")}?sort=age&cursor=${nextCursor}&limit=200`)).body;
    expect(JSON.stringify(page)).not.toMatch(new RegExp(`${SECRET}|zz`));
  });
});
