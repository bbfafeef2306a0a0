import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { JsonObject } from "#shared";
import { engines } from "../databases.ts";
import { githubMember, json, startFakeGithub, type FakeGithub } from "../fake-github.ts";
import { openSite, type Site } from "../services.ts";

const FAILED = "This part could not be loaded. Please try again in a moment.";
const MISSING = "This part needs a value for “tenantId”, which the address doesn’t give.";
/** Ends a wait for what never comes. */
const LIMIT = { timeout: 30_000 };
const text = (headline: string) => ({ faq: { style: "simple", headline, items: [] } });
/** Rows of a tenant whose id must be given. */
const rows = (tenantId: object) => {
  const entityName = { type: "manual", value: "report" };
  return { rowsList: { style: "table", variables: { entityName, tenantId: { required: true, ...tenantId } } } };
};
const community = (organization: string) => ({
  community: { headline: "People", type: "github", organization, withName: true },
});

describe.each(engines)("pages with data on $name", (engine) => {
  // Members are kept by organization for the whole process: each engine takes its own names.
  const organization = (name: string) => `${name}-${engine.name.length}`;
  let site: Site;
  let github: FakeGithub;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await engine.make();
    remove = made.remove;
    github = await startFakeGithub(json([githubMember("octocat")]));
    const settings = { GITHUB_TOKEN: "secret", GITHUB_API_URL: github.url, SHARED_CACHE_SECONDS: "600" };
    site = await openSite(made.place, settings);
    // Each of the two channels drops every page once it listens.
    await vi.waitUntil(() => site.services.cache.generation >= (made.place.url ? 2 : 0), LIMIT);
  });
  afterAll(async () => {
    await site.close();
    await github.stop();
    await remove();
  });

  const get = async (path: string) => {
    const answer = await site.request(path);
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
  /** Waits until the site has heard of what was told: on PostgreSQL that takes a moment. */
  const heard = async <Value>(tell: () => Promise<Value>): Promise<Value> => {
    const { cache } = site.services;
    const { generation } = cache;
    const value = await tell();
    await vi.waitUntil(() => cache.generation > generation, LIMIT);
    return value;
  };
  const publish = (path: string, blocks: JsonObject[]) => heard(() => site.publish(path, blocks));
  const notify: Site["services"]["database"]["notify"] = (channel, payload) =>
    heard(() => site.services.database.notify(channel, payload));
  /** Changes what is stored without a notification, so that only a page that is rendered again shows it. */
  const changeSilently = async (path: string, headline: string) => {
    const { db } = site.services.database;
    const page = await db.selectFrom("pages").selectAll().where("path", "=", path).executeTakeFirstOrThrow();
    await db
      .updateTable("page_versions")
      .set({ blocks: JSON.stringify([text(headline)]) })
      .where("id", "=", page.published_version_id ?? "")
      .execute();
  };

  it("give their blocks the values of the path", async () => {
    await publish("/entries/:id1", [rows({ type: "param", param: "id1" }), rows({ type: "param", param: "id2" })]);
    const { status, html } = await get("/entries/seven");
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`There is nothing to show here yet.*${MISSING}`, "s"));
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect((await get("/entries")).status).toBe(404);
    expect((await get("/entries/seven/more")).status).toBe(404);
  });

  it("say in the visitor's language which value is missing", async () => {
    await publish("/needs", [rows({ type: "query", query: "tenant" })]);
    expect((await get("/needs")).html).toContain(MISSING);
    const { html } = await get("/es/needs");
    expect(html).toMatch(/role="alert".*tenantId/s);
    expect(html).not.toContain("This part needs");
  });

  it("are separate pages for each value of a bound query name, and one for all else", async () => {
    await publish("/bound", [text("Before"), rows({ type: "query", query: "tenant" })]);
    const shown = async (search: string) => {
      const { html } = await get(`/bound${search}`);
      return [/Before|After/.exec(html)?.[0], html.includes(MISSING)];
    };
    expect(await shown("?tenant=a&utm_source=x")).toEqual(["Before", false]);
    expect(await shown("?utm_source=x")).toEqual(["Before", true]);
    await changeSilently("/bound", "After");
    expect(await shown("?utm_source=y&tenant=a&utm_medium=z")).toEqual(["Before", false]);
    expect(await shown("?fbclid=1")).toEqual(["Before", true]);
    expect(await shown("?tenant=b")).toEqual(["After", false]);
  });

  it("are the same page for all campaigns when nothing is bound", async () => {
    await publish("/unbound", [text("Before")]);
    await get("/unbound?tenant=a");
    await changeSilently("/unbound", "After");
    expect((await get("/unbound?tenant=b&utm_source=y")).html).toContain("Before");
  });

  it("show one error card for a loader that fails, and the rest stays; the failure isn't cached for long", async () => {
    github.answerWith(json({}, {}, 500));
    await publish("/failing", [text("Above"), community(organization("failing")), text("Below")]);
    const { status, html, headers } = await get("/failing");
    expect(status).toBe(200);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`Above.*${FAILED}.*Below`, "s"));
    expect(html).not.toMatch(/status 500|GITHUB_TOKEN/);
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=10, must-revalidate");
  });

  it("are kept by shared caches no longer than their data stays right", async () => {
    github.answerWith(json([githubMember("octocat")]));
    await publish("/lasting", [community(organization("lasting"))]);
    expect((await get("/lasting")).headers.get("cache-control")).toContain("s-maxage=600,");
    expect((await get("/")).headers.get("cache-control")).toContain("s-maxage=600,");
  });

  it("are rendered again when data that they show has changed, and only then", async () => {
    github.answerWith(json([githubMember("octocat")]));
    const name = organization("octo-org");
    await publish("/tagged", [text("Before"), community(name)]);
    expect((await get("/tagged")).html).toMatch(/Before.*octocat/s);
    await changeSilently("/tagged", "After");
    await notify("data_changed", "github:another-org");
    await notify("page_changed", "/another-page");
    expect((await get("/tagged")).html).toContain("Before");
    await notify("data_changed", `github:${name}`);
    expect((await get("/tagged")).html).toContain("After");
  });

  it("are rendered again at every address when a page with parameters is published again", async () => {
    await publish("/news/:id1", [text("Before")]);
    expect([(await get("/news/a")).html, (await get("/news/b")).html].join(" ")).toMatch(/Before.*Before/s);
    await publish("/news/:id1", [text("After")]);
    expect((await get("/news/a")).html).toContain("After");
    expect((await get("/news/b")).html).toContain("After");
  });

  it("are served at the most specific path", async () => {
    await publish("/:id1/:id2", [text("Anything")]);
    await publish("/team/:id1", [text("Somebody")]);
    await publish("/:id1/lead", [text("A lead")]);
    await publish("/team/lead", [text("The lead")]);
    const shown = async (path: string) => /Anything|Somebody|A lead|The lead/.exec((await get(path)).html)?.[0];
    expect(await shown("/team/lead")).toBe("The lead");
    expect(await shown("/team/ada")).toBe("Somebody");
    expect(await shown("/sales/lead")).toBe("A lead");
    expect(await shown("/sales/ada")).toBe("Anything");
  });

  it("can't be where another page matches the same addresses", async () => {
    const refused = { ok: false, error: { code: "PATH_CONFLICT" } };
    expect(await site.publish("/rows/:id1", [text("First")])).toMatchObject({ ok: true });
    expect(await site.publish("/rows/:id2", [text("Second")])).toMatchObject({
      ...refused,
      error: { message: "/rows/:id2 matches the same addresses as the page at /rows/:id1" },
    });
    expect((await get("/rows/x")).html).toContain("First");
    expect(await site.publish("/rows/:id1", [text("Third")])).toMatchObject({ ok: true });
    expect(await site.publish("/rows/:id1", [text("Cuarta")], "es")).toMatchObject({ ok: true });
    expect(await site.publish("/rows/:id2", [text("Quinta")], "es")).toMatchObject(refused);
    expect(await site.publish("/rows/all", [text("All")])).toMatchObject({ ok: true });
  });

  it("that conflict can't be made at the same time either", async () => {
    const results = await Promise.all(
      ["/race/:id1/:id2", "/race/:id2/:id1"].map((path) => site.publish(path, [text(path)])),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it.each([
    ["/Upper", "PATH_INVALID"],
    ["/x/:id3", "PATH_INVALID"],
    ["/:id1/:id1", "PATH_INVALID"],
    ["/admin/:id1", "PATH_RESERVED"],
  ])("can't be at %s", async (path, code) => {
    const refused = await site.publish(path, []);
    expect(refused).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(path) } });
  });
});
