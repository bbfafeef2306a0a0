import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import { SAMPLE_NAME } from "#publishing";
import { deliverConfirmMail } from "../../src/domains/subscribers/confirm-mails.server.ts";
import { seedSite } from "../../src/server/seed.ts";
import { shareOf } from "../../src/server/share/share-picture.ts";
import { makePost, useApi, type Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { readMails } from "../mails.ts";
import { LEAD } from "../lead.ts";
import { json, signUp } from "../newsletter.ts";
import { queryHtml } from "../query-html.ts";
import type { Site } from "../services.ts";
import { OWN } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

const LOGO = await sharp({ create: { width: 240, height: 48, channels: 3, background: "#ff00ff" } })
  .png()
  .toBuffer();

const THEME = {
  siteName: "Lernwerk",
  brandColor: "#7a1f5c",
  neutrals: "cool",
  headingFont: "bitter",
  newsletterDoubleOptIn: true,
};

/** What visitors, crawlers and mail programs can ask for without an account, besides published pages. */
const PUBLIC = [
  "/robots.txt",
  "/llms.txt",
  "/sitemap.xml",
  "/nowhere",
  "/es/nowhere",
  "/nowhere.md",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/account/join",
  "/setup",
  "/blocks",
  "/assets/brand.css",
  "/assets/mark.svg",
  "/unsubscribe",
  "/blog/feed.xml",
  "/blog/feed.json",
];

/** Replaces the sample's pages as an owner would: the home page and the shared blocks are changed, all others archived. */
async function replaceContent(api: Api, mine: unknown[]): Promise<void> {
  const lists = await Promise.all(["page", "post"].map((kind) => api.get(`/api/pages?kind=${kind}&limit=100`)));
  for (const { id, path } of lists.flatMap(({ body }) => body.items)) {
    await (path === "/" ? replacePage(api, id, mine) : api.post(`/api/pages/${id}/archive`));
  }
  const shared = await api.get("/api/shared-blocks");
  await replacePage(api, shared.body.id, [
    { header: { links: [], withLogo: true } },
    { footer: { text: "", sections: [] } },
  ]);
}

async function replacePage(api: Api, id: string, blocks: unknown[]): Promise<void> {
  const metaTags = [{ name: "title", value: "Our home" }];
  expect((await api.post(`/api/pages/${id}/import`, { blocks, metaTags })).status).toBe(200);
  expect((await api.post(`/api/pages/${id}/publish`)).status).toBe(200);
}

async function uploadLogo(site: Site, api: Api): Promise<string> {
  const headers = { ...api.headers, "content-type": "image/png" };
  const answer = await site.request("/api/media?name=logo.png", {
    method: "POST",
    headers,
    body: new Uint8Array(LOGO),
  });
  return (await answer.json()).url;
}

describe.each(engines)("a site that is rebranded on $name", (engine) => {
  const { site } = siteFor(engine);

  const read = async (path: string) => {
    const headers = { "accept-encoding": "identity" };
    return (await site().request(path, { headers })).text();
  };

  async function post(path: string, form: string, fields: Record<string, string>): Promise<void> {
    const body = new URLSearchParams({ csrf: formToken(site().services.secret, form, Date.now()), ...fields });
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://example.org", ...json };
    const answer = await site().request(path, { method: "POST", body: body.toString(), headers });
    expect([path, form, answer.status]).toEqual([path, form, 200]);
  }

  it("names the sample nowhere once its content is replaced", async () => {
    const { services } = site();
    await seedSite(services.database, services.environment.DATA_DIR);
    const api = await useApi(site(), "admin");
    const logo = await uploadLogo(site(), api);
    expect((await api.patch("/api/settings", { ...THEME, logo })).status).toBe(200);
    const own = [
      { header: { shared: true } },
      { heading: { headline: "Hello" } },
      { newsletter: { style: "rightForm", headline: "Our letter" } },
      { roiCalculator: { headline: "Count" } },
      { footer: { shared: true } },
    ];
    await replaceContent(api, own);
    const id = await makePost(api, "/blog/ours", { author: "Ada" });
    await api.post(`/api/pages/${id}/publish`);

    await post("/newsletter", "newsletter", signUp);
    await post("/", "roi_calculator_submission", LEAD);
    const reset = JSON.stringify({ email: "admin@example.org" });
    await site().request("/api/auth/request-password-reset", { method: "POST", body: reset, headers: OWN });
    await api.post("/api/invitations", { email: "new@example.org", role: "editor" });

    const { database, secret, origin, settings, mail } = site().services;
    const siteName = () => settings.current.siteName;
    await deliverConfirmMail({ database, secret, origin, siteName, send: mail.send, onFailure: () => {} });

    const sitemap = await read("/sitemap.xml");
    const pages = [...sitemap.matchAll(/<loc>https:\/\/example\.org([^<]*)/g)].map(([, path]) => path || "/");
    expect(pages).toContain("/blog/ours");
    const texts = new Map<string, string>();
    for (const path of [...PUBLIC, ...pages, "/es", "/index.md", "/blog/ours.md"]) texts.set(path, await read(path));
    const mails = await readMails(site());
    expect(mails.length).toBeGreaterThanOrEqual(3);
    for (const { to, subject, text } of mails) texts.set(`mail to ${to}`, `${subject}\n${text}`);
    const sample = new RegExp(SAMPLE_NAME, "i");
    expect([...texts].filter(([, text]) => sample.test(text)).map(([path]) => path)).toEqual([]);

    const home = texts.get("/") ?? "";
    const { values } = queryHtml(home);
    const [image = ""] = values('meta[property="og:image"]', "content");
    expect(image).toMatch(/\/media\/share\//);
    expect(home).not.toMatch(/favicon\.svg|landing\//);
    expect(home).toContain(`src="${logo}"`);
    const drawn = await site().request(new URL(image).pathname);
    const { data, info } = await sharp(Buffer.from(await drawn.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (100 * info.width + 120) * info.channels;
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 255]);
  });

  it("has share pictures in its dark tones where its pages are dark, and a plate under a light logo", async () => {
    const api = await useApi(site(), "admin");
    await api.patch("/api/settings", { scheme: "dark" });
    const share = await shareOf(site().services, { metaTags: [], blocks: [] });
    expect(share).toMatchObject({ title: "Lernwerk", face: "bitter", logo: { plate: "light" } });
    expect(share.colours.paper).toBe("#0e141b");
    for (const logo of ["https://elsewhere.example/logo.png", `/media/${"0".repeat(64)}.svg`]) {
      await api.patch("/api/settings", { logo });
      expect((await shareOf(site().services, { metaTags: [], blocks: [] })).logo).toBeUndefined();
    }
  });
});

describe("a new site", () => {
  it("ships pictures and films that don't name the sample", () => {
    const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(20);
    const naming = files.filter(({ parentPath, name }) =>
      readFileSync(join(parentPath, name)).includes(Buffer.from(SAMPLE_NAME)),
    );
    expect(naming.map(({ name }) => name)).toEqual([]);
  });
});
