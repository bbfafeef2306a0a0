import { describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import { makePage, makePost } from "../api-client.ts";
import { embedded } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { siteAndApiFor } from "../site-for.ts";

describe("what visitors get", () => {
  const { site, api } = siteAndApiFor(embedded, "admin", { TRUST_PROXY: "1" });
  const get = (path: string, headers: Record<string, string> = {}) => site().request(path, { headers });
  const text = async (path: string) => (await get(path)).text();
  const publishId = async (id: string) => expect((await api().post(`/api/pages/${id}/publish`)).status).toBe(200);
  const publish = async (path: string, blocks: object[]) => publishId(await makePage(api(), path, blocks));

  it("is the row that the query names, also after someone came without the query", async () => {
    await api().post("/api/entities", {
      name: "mentors",
      title: "Mentor",
      titlePlural: "Mentors",
      visitors: { read: true },
      properties: [{ name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true }],
    });
    await api().post("/api/tenants", { name: "north", title: "North", isOpen: true });
    const { body } = await api().post("/api/tenants/north/entities/mentors/rows", { values: { name: "Nora" } });
    await publish("/people/:id1", [
      {
        rowsOverview: {
          style: "form",
          variables: {
            entityName: { type: "manual", value: "mentors" },
            tenantId: { type: "query", query: "who" },
            rowId: { type: "param", param: "id1" },
          },
        },
      },
    ]);
    expect((await get(`/people/${body.id}`)).status).toBe(404);
    expect((await get(`/people/${body.id}?who=north`)).status).toBe(200);
  });

  it("is the row that both parts of the address name, id1 and id2", async () => {
    await api().post("/api/tenants", { name: "south", title: "South", isOpen: true });
    const { body } = await api().post("/api/tenants/south/entities/mentors/rows", { values: { name: "Samir" } });
    const variables = {
      entityName: { type: "manual", value: "mentors" },
      tenantId: { type: "param", param: "id1" },
      rowId: { type: "param", param: "id2" },
    };
    await publish("/teams/:id1/people/:id2", [{ rowsOverview: { style: "form", variables } }]);
    expect(await text(`/teams/south/people/${body.id}`)).toContain("Samir");
    expect((await get(`/teams/north/people/${body.id}`)).status).toBe(404);
  });

  it("is a post as soon as it is published, also where a page names it before", async () => {
    const blogPost = { variables: { postSlug: { type: "manual", value: "later" } } };
    await publish("/featured", [{ heading: { headline: "Featured" } }, { blogPost }]);
    expect(await text("/featured")).toContain("This post is not available");
    await publishId(await makePost(api(), "/blog/later"));
    expect(await text("/featured")).toContain("Text of /blog/later");
  });

  it("is the answer of the form that was posted, where the query chooses the post with it", async () => {
    const field = (id: number, label: string) => ({ id, type: "text", label, required: true });
    const makeWithForm = async (slug: string, id: number, label: string) => {
      const made = await api().post("/api/pages", {
        kind: "post",
        path: `/forms/${slug}`,
        title: slug,
        metaTags: [{ name: "title", value: slug }],
        blocks: [{ form: { style: "simple", headline: label, fields: [field(id, label)] } }],
      });
      expect(made.status).toBe(201);
      await publishId(made.body.id);
    };
    await makeWithForm("choir", 1, "Your voice");
    await makeWithForm("chess", 2, "Your rating");
    const blogPost = { variables: { postSlug: { type: "query", query: "post" } } };
    await publish("/read", [{ blogPost }]);
    const post = async (slug: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({
        action: "form_submission",
        csrf: formToken(site().services.secret, "form_submission", Date.now()),
        _block: "b1",
        ...fields,
      });
      const answer = await site().request(`/read?post=${slug}`, {
        method: "POST",
        body: body.toString(),
        headers: {
          accept: "application/json",
          origin: "https://example.org",
          "content-type": "application/x-www-form-urlencoded",
        },
      });
      return [answer.status, await answer.json()];
    };
    expect(queryHtml(await text("/read?post=chess")).values("form input[name=_block]", "value")).toEqual(["b1"]);
    expect(await post("choir", { f1: "Alto" })).toEqual([200, expect.anything()]);
    expect(await post("chess", { f2: "1900" })).toEqual([200, expect.anything()]);
  });

  it("is a draft by a link that no sign-up made there gives away", async () => {
    const id = await makePage(api(), "/drafted", [{ newsletter: { style: "simple", headline: "Letters" } }]);
    const { url } = (await api().post(`/api/pages/${id}/previews`, { hours: 24 })).body;
    const csrf = formToken(site().services.secret, "newsletter", Date.now());
    const person = { email: "ada@example.org", first_name: "Ada", last_name: "Preview" };
    const answer = await site().request("/newsletter", {
      method: "POST",
      body: new URLSearchParams({ csrf, ...person }).toString(),
      headers: { origin: "https://example.org", referer: url, "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(200);
    const { items } = (await api().get("/api/inbox/entries?status=all&search=Preview")).body;
    expect(items).toMatchObject([{ name: "Ada Preview", pagePath: "/api/previews/..." }]);
  });

  it("has no page in the sitemap or llms.txt that is hidden from search engines", async () => {
    const metaTags = [{ name: "robots", value: "noindex" }];
    const page = await api().post("/api/pages", { path: "/hidden-page", title: "Hidden", metaTags, blocks: [] });
    await publishId(page.body.id);
    await publishId(await makePost(api(), "/blog/hidden-post", { robots: "noindex" }));
    expect(await text("/hidden-page")).toContain('<meta name="robots" content="noindex">');
    expect({
      llms: (await text("/llms.txt")).match(/hidden-\w+/g),
      sitemap: (await text("/sitemap.xml")).match(/hidden-\w+/g),
      markdown: (await get("/blog/hidden-post.md")).headers.get("x-robots-tag"),
    }).toEqual({ llms: null, sitemap: null, markdown: "noindex" });
  });

  it("has no page in the sitemap that names another address as the original", async () => {
    const make = async (name: string, canonical: string) => {
      const metaTags = [{ name: "canonical", value: canonical }];
      const page = await api().post("/api/pages", { path: `/original-${name}`, title: name, metaTags, blocks: [] });
      await publishId(page.body.id);
    };
    await make("elsewhere", "https://other.example/original");
    await make("here", "/original-own");
    await make("own", "/original-own");
    await make("whole", "https://example.org/original-whole");
    expect(await text("/original-elsewhere")).toContain('<link rel="canonical" href="https://other.example/original">');
    expect((await text("/sitemap.xml")).match(/original-\w+/g)).toEqual(["original-own", "original-whole"]);
  });

  it("may be indexed by search engines, whatever its address begins with", async () => {
    const rules = (await text("/robots.txt")).split("\n").flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
    await publish("/api-guide", []);
    expect(await text("/sitemap.xml")).toContain("/api-guide");
    expect(rules.filter((rule) => "/api-guide".startsWith(rule))).toEqual([]);
  });

  it("is encoded in a way that the browser asked for", async () => {
    await api().patch("/api/settings", { brandColor: "#0055aa" });
    const css = await get("/assets/brand.css", { "accept-encoding": "br" });
    expect([css.status, ["br", null].includes(css.headers.get("content-encoding"))]).toEqual([200, true]);
  });

  it.each(["http://", "https://exa mple.org/a.png", "https://[/a.png", "javascript:alert(1)", "not a picture"])(
    "is a post, its list and its feeds whatever its cover is: %s",
    async (cover) => {
      const slug = crypto.randomUUID();
      await publishId(await makePost(api(), `/covers/${slug}`, { "og:image": cover }));
      for (const path of [`/covers/${slug}`, `/covers/${slug}.md`, "/covers/feed.xml", "/covers/feed.json"])
        expect([path, (await get(path)).status]).toEqual([path, 200]);
    },
  );

  it("is no page whose meta tag has an impossible name: that is refused with its reason", async () => {
    const metaTags = [{ name: "two words", value: "x" }];
    const made = await api().post("/api/pages", { path: "/odd", title: "T", metaTags, blocks: [] });
    expect([made.status, made.body.error.code]).toEqual([422, "INVALID"]);
  });

  it("is an error page with a link to the home page, once there is one", async () => {
    const links = async () => queryHtml(await text("/no-such-page")).texts("main a");
    const { items } = (await api().get("/api/pages?limit=100")).body;
    const home = items.find(({ path }: { path: string }) => path === "/").id;
    expect((await api().post(`/api/pages/${home}/unpublish`)).status).toBe(200);
    expect(await links()).toEqual([]);
    await publishId(home);
    expect(await links()).toEqual(["Go to the home page"]);
  });
});
