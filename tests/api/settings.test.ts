import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, SOON_MS } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { openSite, type Site } from "../services.ts";
import { signedIn } from "../sign-in.ts";

const PAGE = [
  { header: { links: [], withLogo: true } },
  { heading: { headline: "Hello" } },
  { footer: { text: "", sections: [] } },
];

describe.each(engines)("settings on $name", (engine) => {
  let site: Site;
  let place: Parameters<typeof openSite>[0];
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ place, remove } = await engine.make());
    site = await openSite(place, { SITE_NAME: "From the environment" });
    await site.publish("/hello", PAGE);
  });
  afterAll(async () => {
    await site.close();
    await remove();
  });

  const read = async () => (await site.request("/api/settings", { headers: await signedIn(site, "admin") })).json();
  const pageOf = async (one: Site, path = "/hello") => (await one.request(path)).text();

  async function change(body: unknown, one = site): Promise<Response> {
    const headers = await signedIn(site, "admin");
    return one.request("/api/settings", { method: "PATCH", headers, body: JSON.stringify(body) });
  }

  async function refused(body: unknown) {
    const answer = await change(body);
    expect(answer.status).toBe(422);
    return ((await answer.json()) as { error: Record<string, unknown> }).error;
  }

  /** What a page links as its brand stylesheet. */
  async function linkedBrand(one = site): Promise<string | undefined> {
    return /\/assets\/brand\.css\?v=\w+/.exec(await pageOf(one))?.[0];
  }

  it("leaves a page of the shipped look without a stylesheet, and draws the mark of a name that isn't the sample's", async () => {
    const html = await pageOf(site);
    const { texts, values } = queryHtml(html);
    expect(texts("title")).toEqual(["From the environment"]);
    expect(html).not.toMatch(/brand\.css|site-logo|sameAs/);
    expect(values('link[rel="icon"]', "href")).toEqual([expect.stringMatching(/^\/assets\/mark\.svg\?v=/)]);
  });

  it("changes only what it names, cleans it, and resets with null or nothing", async () => {
    expect((await change({ siteName: "  Lern\u0007werk ", description: "Reports." })).status).toBe(200);
    expect((await change({ tone: "Calm" })).status).toBe(200);
    expect(await read()).toMatchObject({
      siteName: "Lern werk",
      description: "Reports.",
      tone: "Calm",
      defaults: { siteName: "From the environment" },
    });
    await change({ siteName: null, description: " ", tone: null });
    expect(await read()).not.toMatchObject({ description: expect.anything() });
    expect(site.services.settings.current.siteName).toBe("From the environment");
  });

  it("reaches a page that is cached, at once and without publishing", async () => {
    await pageOf(site);
    await change({
      siteName: "Lernwerk & Söhne",
      description: 'Say "hi"',
      favicon: "/media/icon.png",
      linkedin: "https://www.linkedin.com/company/x",
      logo: "/media/logo.png",
      logoDark: "/media/logo-dark.png",
    });
    const html = await pageOf(site);
    const { all, texts, values } = queryHtml(html);
    expect(texts("title")).toEqual(["Lernwerk & Söhne"]);
    expect(values('meta[name="description"]', "content")).toEqual(['Say "hi"']);
    expect(values('link[rel="icon"]', "href")).toEqual(["/media/icon.png"]);
    expect(html).toContain('"logo":"https://example.org/media/logo.png"');
    expect(html).toContain('"sameAs":["https://www.linkedin.com/company/x"]');
    expect(all('img[src="/media/logo.png"][alt="Lernwerk & Söhne"]')).not.toEqual([]);
    expect(all("a", "LinkedIn")).not.toEqual([]);
    await change({ siteName: null, description: null, favicon: null, linkedin: null, logo: null, logoDark: null });
    expect(await pageOf(site)).not.toContain("brand.css");
  });

  it("lets a page load a logo and a favicon from the hosts that they name, and from no other", async () => {
    await change({ logo: "https://cdn.example.net/logo.svg", favicon: "https://icons.example.net/icon.png" });
    const policy = (await site.request("/hello")).headers.get("content-security-policy");
    expect(policy?.split("; ")).toContain("img-src 'self' https://cdn.example.net https://icons.example.net");
    await change({ logo: null, favicon: null });
  });

  it("keeps content's own description and accounts before the site's", async () => {
    const own = [{ footer: { text: "", sections: [], socials: { github: "https://github.com/own" } } }];
    await site.publish("/own", own);
    await change({ github: "https://github.com/site", discord: "https://discord.gg/site" });
    const html = await pageOf(site, "/own");
    expect(html).toContain("https://github.com/own");
    expect(html).not.toContain("discord.gg");
    await change({ github: null, discord: null });
  });

  it("serves one stylesheet with the brand's colours and face, for ever under its version", async () => {
    await change({ brandColor: "#7A1F5C", accentColor: "#2dd4bf", headingFont: "bitter" });
    const address = (await linkedBrand()) ?? "";
    const answer = await site.request(address, { headers: { "accept-encoding": "identity" } });
    expect(answer.headers.get("content-type")).toContain("text/css");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const css = await answer.text();
    expect(css).toContain("--color-brand:light-dark(#7a1f5c,");
    expect(css).toContain('--font-display:"Bitter"');
    expect(css).toContain("@font-face{font-family:Bitter}");
    const html = await pageOf(site);
    expect(html).toContain('href="/bitter-core.woff2"');
    const packed = await site.request(address, { headers: { "accept-encoding": "br, gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("br");
    await change({ brandColor: "#1d4ed8" });
    expect(await linkedBrand()).not.toBe(address);
    expect((await site.request(address)).headers.get("cache-control")).toBe("no-store");
    await change({ brandColor: null, accentColor: null, headingFont: null });
    expect(await linkedBrand()).toBeUndefined();
  });

  it("reaches every page with a theme: its tokens, rules and scheme, and its faces", async () => {
    const theme = { bodyFont: "inter", neutrals: "dark", radius: "none", density: "xl", pageWidth: "full" };
    await change({ ...theme, buttonStyle: "pill", motion: "none" });
    expect(await read()).toMatchObject(theme);
    const { values } = queryHtml(await pageOf(site));
    expect(values('meta[name="color-scheme"]', "content")).toEqual(["dark"]);
    const preloaded = values('link[rel="preload"][as="font"]', "href");
    expect(preloaded).toEqual(["/fraunces-core.woff2", "/inter-core.woff2"]);
    const css = await (await site.request((await linkedBrand()) ?? "")).text();
    for (const part of ["font-family:Inter}", '--font-sans:"Inter"', "--radius-card:0", "--container-page:100%"])
      expect(css).toContain(part);
    expect(css).toMatch(/--color-paper:light-dark\(#\w{6},#\w{6}\)/);
    const names = [...Object.keys(theme), "buttonStyle", "motion"];
    await change(Object.fromEntries(names.map((name) => [name, null])));
    expect(await linkedBrand()).toBeUndefined();
  });

  it("refuses a colour below AA, names the pair, and offers the nearest", async () => {
    const before = await read();
    const { code, message, problems } = await refused({ brandColor: "#ffd400", siteName: "Not stored" });
    expect(code).toBe("LOW_CONTRAST");
    expect(message).toMatch(/Link on the tinted ground: contrast 1\.\d+ to 1/);
    expect(problems).toEqual([
      expect.objectContaining({
        path: ["brandColor"],
        pair: "Link on the tinted ground",
        ratio: expect.any(Number),
        nearest: expect.stringMatching(/^#[\da-f]{6}$/),
      }),
    ]);
    expect(await read()).toEqual(before);
    const [{ nearest } = { nearest: "" }] = problems as { nearest: string }[];
    expect((await change({ brandColor: nearest })).status).toBe(200);
    await change({ brandColor: null });
  });

  it.each([
    ["css in a colour", { brandColor: "#0d5a52;}body{display:none" }, "brandColor"],
    ["a url in a colour", { accentColor: "url(https://evil.example)" }, "accentColor"],
    ["an unknown font", { headingFont: 'x";}@import "//evil.example' }, "headingFont"],
    ["an unknown neutral", { neutrals: "constructor" }, "neutrals"],
    ["a radius with css", { radius: "0;}body{display:none" }, "radius"],
    ["a script as a link", { linkedin: "javascript:alert(1)" }, "linkedin"],
    ["a hidden script as a link", { github: "java\nscript:alert(1)" }, "github"],
    ["a script as an image", { logo: "javascript:alert(1)" }, "logo"],
    ["another protocol", { launchUrl: "ftp://example.org" }, "launchUrl"],
    ["a picture inside an address", { favicon: "data:image/png;base64,AAAA" }, "favicon"],
    ["a list that is too long", { facts: Array.from({ length: 51 }, () => "fact") }, "facts"],
    ["a text that is too long", { siteName: "x".repeat(61) }, "siteName"],
    ["another type", { siteName: { toString: "x" } }, "siteName"],
    ["a setting that doesn't exist", { hasOwnProperty: "x" }, "hasOwnProperty"],
    ["a language without texts", { defaultLocale: "xx" }, "defaultLocale"],
  ])("refuses %s at its field and stores nothing", async (_case, body, field) => {
    const before = await read();
    const { problems } = await refused(body);
    expect(problems).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: expect.arrayContaining([field]) })]),
    );
    expect(await read()).toEqual(before);
  });

  it("names every problem at once, and a list's at its item", async () => {
    const { code, problems } = await refused({ facts: ["fine", ""], brandColor: "#ffd400", twitter: "me" });
    expect(code).toBe("INVALID");
    expect((problems as { path: string[] }[]).map(({ path }) => path.join("."))).toEqual([
      "facts.1",
      "brandColor",
      "twitter",
    ]);
  });

  it.each(["[]", "null", '"x"', "{"])("refuses the body %s", async (body) => {
    const headers = await signedIn(site, "admin");
    expect((await site.request("/api/settings", { method: "PATCH", headers, body })).status).toBe(422);
  });

  it("escapes whatever a name holds", async () => {
    await change({ siteName: '</title><script>alert(1)</script>"' });
    const html = await pageOf(site);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;/title&gt;");
    await change({ siteName: null });
  });

  it("lets only editors and administrators read them, and only administrators change them", async () => {
    const statusOf = async (role: "editor" | "member" | undefined, method: string) => {
      const headers = role ? await signedIn(site, role) : { "sec-fetch-site": "same-origin" };
      const body = method === "PATCH" ? '{"siteName":"Taken over"}' : undefined;
      return (await site.request("/api/settings", { method, headers, body })).status;
    };
    expect([await statusOf("editor", "GET"), await statusOf("editor", "PATCH")]).toEqual([200, 403]);
    expect([await statusOf("member", "GET"), await statusOf("member", "PATCH")]).toEqual([403, 403]);
    expect([await statusOf(undefined, "GET"), await statusOf(undefined, "PATCH")]).toEqual([401, 401]);
    expect(site.services.settings.current.siteName).toBe("From the environment");
  });

  it("loses nothing when many change different fields at the same time", async () => {
    const changes = [
      { siteName: "Together" },
      { tone: "Calm" },
      { audience: "Directors" },
      { instagram: "https://instagram.com/x" },
      { brandColor: "#1d4ed8" },
      { facts: ["Made in Bern"] },
    ];
    await Promise.all(changes.map((one) => change(one)));
    const stored = await read();
    for (const one of changes) expect(stored).toMatchObject(one);
    expect(site.services.settings.current).toMatchObject({ siteName: "Together", tone: "Calm", audience: "Directors" });
  });

  it("keeps stored fields that this version doesn't know or no longer accepts", async () => {
    const { database } = site.services;
    const values = JSON.stringify({ fromTheFuture: { a: 1 }, headingFont: "papyrus", siteName: "Kept" });
    await database.db.updateTable("settings").set({ values }).execute();
    await database.notify("settings_changed", "");
    await expect.poll(() => site.services.settings.current.siteName).toBe("Kept");
    expect(site.services.settings.current.headingFont).toBe("fraunces");
    await change({ tone: "Calm" });
    const row = await database.db.selectFrom("settings").select("values").executeTakeFirstOrThrow();
    expect(JSON.parse(row.values)).toMatchObject({ fromTheFuture: { a: 1 }, headingFont: "papyrus", tone: "Calm" });
  });

  it("doesn't drop cached pages for a made-up version of the stylesheet", async () => {
    await pageOf(site);
    const { generation } = site.services.cache;
    await site.request("/assets/brand.css?v=0000000000");
    expect(site.services.cache.generation).toBe(generation);
  });

  it.runIf(engine.name === "PostgreSQL")("reaches every process long before its cache would age", async () => {
    const other = await openSite(place);
    await pageOf(other);
    await change({ siteName: "Everywhere", brandColor: "#6d28d9" });
    await expect.poll(() => pageOf(other), { interval: 20, timeout: SOON_MS }).toContain("<title>Everywhere</title>");
    expect(await linkedBrand(other)).toBe(await linkedBrand());
    await other.close();
  });

  it.runIf(engine.name === "PostgreSQL")("catches up after its connection for messages was lost", async () => {
    const other = await openSite(place);
    const { db } = site.services.database;
    const listening = sql`from pg_stat_activity where query like 'LISTEN %' and datname = current_database()`;
    const count = async () => (await sql`select pid ${listening}`.execute(db)).rows.length;
    await expect.poll(count).toBe(2);
    await sql`select pg_terminate_backend(pid) ${listening}`.execute(db);
    await expect.poll(count).toBe(0);
    const values = JSON.stringify({ siteName: "Unheard" });
    await db.updateTable("settings").set({ values }).execute();
    await expect.poll(() => other.services.settings.current.siteName).toBe("Unheard");
    expect(await pageOf(other)).toContain("<title>Unheard</title>");
    await other.close();
  });

  it.runIf(engine.name === "PostgreSQL")(
    "serves a version that another process made before it heard of it",
    async () => {
      const deaf = await openSite(place);
      const { database } = deaf.services;
      await change({ brandColor: "#0f766e" });
      const address = (await linkedBrand()) ?? "";
      const answer = await deaf.request(address);
      expect(await answer.text()).toContain("#0f766e");
      expect(answer.headers.get("cache-control")).toContain("immutable");
      await database.close();
    },
  );
});
