import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { LEAD_ACTION } from "#leads";
import { defaultPages } from "#publishing";
import { embedded, engines, type Place } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { signedIn } from "../sign-in.ts";
import { openSite, type Site } from "../services.ts";

const text = (headline: string) => ({ faq: { style: "simple", headline, items: [] } });

describe.each(engines)("the site on $name", (engine) => {
  let site: Site;
  let remove: () => Promise<void>;
  let place: Place;

  beforeAll(async () => {
    ({ place, remove } = await engine.make());
    site = await openSite(place);
  });
  afterAll(async () => {
    await site.close();
    await remove();
  });

  it("seeds the landing page, and serves it without a cookie", async () => {
    const answer = await site.request("/");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await answer.text()).toContain('data-block-type="faq"');
  });

  it("sends the same bytes in the encoding that is asked for", async () => {
    const bytes = async (encoding: string) => {
      const answer = await site.request("/", { headers: { "accept-encoding": encoding } });
      return { encoding: answer.headers.get("content-encoding"), body: Buffer.from(await answer.arrayBuffer()) };
    };
    const plain = await bytes("identity");
    const gzip = await bytes("gzip, deflate");
    const brotli = await bytes("gzip, deflate, br, zstd");
    expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual([null, "gzip", "br"]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect((await bytes("br;q=0, gzip")).encoding).toBe("gzip");
  });

  it("answers 304 to a browser that has the page, and lets campaign parameters share it", async () => {
    const first = await site.request("/?utm_source=letter");
    const etag = first.headers.get("etag") ?? "";
    const second = await site.request("/", { headers: { "if-none-match": `"other", ${etag.replace("W/", "")}` } });
    expect([second.status, await second.text()]).toEqual([304, ""]);
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=0, must-revalidate");
  });

  it("leads addresses with a slash too many to the page of this site", async () => {
    const leads = async (path: string) => {
      const answer = await site.request(path);
      return [answer.status, answer.headers.get("location")];
    };
    expect(await leads("/es/?a=1")).toEqual([301, "/es?a=1"]);
    expect(await leads("//evil.example/")).toEqual([301, "/evil.example"]);
  });

  it("answers HEAD like GET without a body", async () => {
    const answer = await site.request("/", { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    expect(answer.headers.get("etag")).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it("shows a changed page at once in every process on the database", async () => {
    // The embedded database has one server only; on PostgreSQL a second one runs beside the first.
    const other = place.url ? await openSite(place) : site;
    const shown = async ({ request }: Site) => (await request("/change")).text();
    await site.publish("/change", [text("Before")]);
    expect(await shown(other)).toContain("Before");
    await expect.poll(() => shown(site)).toContain("Before");
    await other.publish("/change", [text("After")]);
    await expect.poll(() => shown(site)).toContain("After");
    await expect.poll(() => shown(other)).toContain("After");
    if (other !== site) await other.close();
  });

  it("shows Spanish interface texts around content in another language", { tags: ["slow"] }, async () => {
    const html = await (await site.request("/es")).text();
    const { all, values } = queryHtml(html);
    expect([...values("html", "lang"), ...values("main", "lang")]).toEqual(["es", "en"]);
    expect(all('a[href="#main"]', "Saltar al contenido")).toHaveLength(1);
    expect(all('main#main[tabindex="-1"]')).toHaveLength(1);
    expect(values('link[rel="canonical"]', "href")).toEqual(["https://example.org/"]);
  });

  it("keeps every security header on every kind of answer", async () => {
    for (const path of ["/", "/none", "/healthz", "/robots.txt"]) {
      const { headers } = await site.request(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    }
    expect((await site.request("/")).headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  it("has a 404 page in the site's look, not indexed and not cached", async () => {
    const answer = await site.request("/none");
    const html = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(queryHtml(html).values('meta[name="robots"]', "content")).toEqual(["noindex"]);
    expect((await site.request("/workflows/executions/1")).status).toBe(404);
  });

  it("lists published pages for search engines", async () => {
    expect(await (await site.request("/robots.txt")).text()).toContain("Sitemap: https://example.org/sitemap.xml");
    const sitemap = await (await site.request("/sitemap.xml")).text();
    expect(sitemap).toContain("<loc>https://example.org/</loc>");
    expect(sitemap).not.toContain("/es");
  });

  it("says whether it works", async () => {
    const answer = await site.request("/healthz");
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
  });

  it(
    "shows every block type in every style at /blocks, with its JSON, for no search engine",
    { tags: ["slow"] },
    async () => {
      const html = await (await site.request("/blocks/faq")).text();
      expect(queryHtml(html).values("[data-block-style]", "data-block-style")).toEqual([
        "simple",
        "modern",
        "cards",
        "numbered",
        "topics",
        "contact",
      ]);
      expect(html).toContain("&quot;faq&quot;: {");
      expect((await site.request("/blocks/nothing")).status).toBe(404);
      const all = await (await site.request("/blocks")).text();
      const { values } = queryHtml(all);
      expect(new Set(values("[data-block-type]", "data-block-type"))).toEqual(
        new Set(blockDefinitions.map(({ type }) => type)),
      );
      expect(values('meta[name="robots"]', "content")).toEqual(["noindex"]);
      expect(values('[href^="/es/blocks"]', "href")).toEqual([]);
    },
  );

  it("has every page that header and footer lead to", async () => {
    const home = await (await site.request("/")).text();
    const paths = new Set([...home.matchAll(/<a href="(\/[^"#.]*)"/g)].map(([, path]) => path));
    const answers = await Promise.all([...paths].map(async (path) => [path, (await site.request(path ?? "")).status]));
    expect(answers).toEqual([...paths].map((path) => [path, 200]));
    const needed = [
      "/contact",
      "/docs",
      "/terms-and-conditions",
      "/privacy-policy",
      "/pricing",
      "/blog",
      "/newsletter",
    ];
    expect([...paths]).toEqual(expect.arrayContaining(needed));
  });

  it("shows no failed or unknown block on any of its own pages", { tags: ["slow"] }, async () => {
    for (const { path } of defaultPages()) {
      for (const prefix of ["", "/es"]) {
        const html = await (await site.request(prefix + (path === "/" && prefix ? "" : path))).text();
        expect({ path, faults: html.match(/TODO: |>error</g) }).toEqual({ path, faults: null });
      }
    }
  });

  it("has one 404 page for all addresses, which follows the home page's header", async () => {
    const read = async (path: string) => (await site.request(path)).text();
    const home = await site.publish("/", [{ header: { links: [{ title: "First", path: "/first" }] } }, text("Home")]);
    expect(home.ok).toBe(true);
    expect(await read("/nothing-1")).toContain("First");
    expect(await read("/nothing-2/more")).toBe(await read("/nothing-1"));
    expect(await read("/es/nothing-1")).toContain("Esta página no existe");
    await site.publish("/", [{ header: { links: [{ title: "Second", path: "/first" }] } }, text("Home")]);
    expect(await read("/nothing-1")).toContain("Second");
  });

  it("finds a page at an address that had none, from the moment it is published there", async () => {
    const status = async (path: string) => (await site.request(path)).status;
    expect(await status("/later")).toBe(404);
    await site.publish("/later", [text("Later")]);
    expect(await status("/later")).toBe(200);
    expect(await status("/patterns/7")).toBe(404);
    await site.publish("/patterns/:id1", [text("Any")]);
    expect(await status("/patterns/7")).toBe(200);
  });
});

describe("a site without its database", () => {
  it("is unhealthy and shows its 500 page", { tags: ["slow"] }, async () => {
    const { place, remove } = await embedded.make();
    const site = await openSite(place);
    const editor = await signedIn(site, "editor");
    await site.close();
    expect((await site.request("/healthz")).status).toBe(503);
    const page = await site.request("/");
    expect([page.status, await page.text()]).toEqual([500, expect.stringContaining("Something went wrong")]);
    const headers = { accept: "application/json", origin: "https://example.org" };
    const post = await site.request("/", {
      method: "POST",
      headers,
      body: new URLSearchParams({ action: LEAD_ACTION }),
    });
    expect([post.status, Object.keys((await post.json()) as object)]).toEqual([500, ["error"]]);
    const asked = await site.request("/api/pages", { headers: editor });
    expect([asked.status, await asked.json()]).toMatchObject([500, { error: { code: "INTERNAL" } }]);
    await remove();
  });
});

it("a full disk is named in the answer to what can't be stored", { tags: ["slow"] }, async () => {
  const { place, remove } = await embedded.make();
  const site = await openSite(place);
  const editor = await signedIn(site, "editor");
  const post = (path: string, body: object) =>
    site.request(path, { method: "POST", headers: editor, body: JSON.stringify(body) });
  const { id } = (await (await post("/api/pages", { path: "/full", title: "Full" })).json()) as { id: string };
  const properties = [{ name: "name", title: "Name", type: "text", isDisplay: true }];
  await post("/api/entities", { name: "things", title: "Thing", titlePlural: "Things", properties });
  // The least that SQLite takes is what the database has already.
  await sql`pragma max_page_count = 1`.execute(site.services.database.db);
  const blocks = Array.from({ length: 200 }, () => text("a".repeat(1000)));
  const refused = await post(`/api/pages/${id}/import`, { blocks });
  const message = expect.stringContaining("disk is full");
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: { code: "UNAVAILABLE", message } }]);
  // An import's answer has begun by then: its last line says it.
  const send = (path: string, type: string, body: string) =>
    site.request(path, { method: "POST", headers: { ...editor, "content-type": type }, body });
  const csv = `Name\n${`${"a".repeat(1000)}\n`.repeat(200)}`;
  const rows = await send("/api/tenants/site/entities/things/rows/import", "text/csv", csv);
  const posts = await send("/api/posts/import?name=full.md", "text/markdown", "a ".repeat(50_000));
  for (const answer of [rows, posts]) {
    const last: unknown = JSON.parse((await answer.text()).trim().split("\n").at(-1) ?? "");
    expect(last).toMatchObject({ error: { code: "UNAVAILABLE", message } });
  }
  await site.close();
  await remove();
});
