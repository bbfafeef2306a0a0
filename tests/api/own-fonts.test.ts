import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepPrivateFiles } from "#media/server";
import { useApi, type Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { siteFor } from "../site-for.ts";

const FONT = readFileSync("src/site/fonts/lora-core.woff2");
const OTHER = readFileSync("src/site/fonts/outfit-core.woff2");
const UNKNOWN = "0198c0de-0000-7000-8000-000000000000";

/** A file with the header of a WOFF2 font and one table. */
function madeFont(tag: number, length: number, content: Buffer): Buffer {
  const packed = brotliCompressSync(content);
  const directory = Buffer.from([tag, length]);
  const file = Buffer.concat([Buffer.alloc(48), directory, packed]);
  file.write("wOF2", 0, "latin1");
  file.writeUInt32BE(0x00010000, 4);
  file.writeUInt32BE(file.length, 8);
  file.writeUInt16BE(1, 12);
  file.writeUInt32BE(packed.length, 20);
  return file;
}

describe.each(engines)("own fonts on $name", (engine) => {
  const { site } = siteFor(engine);
  let api: Api;

  beforeAll(async () => {
    api = await useApi(site(), "admin");
    await site().publish("/hello", [{ heading: { headline: "Hello" } }]);
  });
  afterAll(async () => {
    await api.patch("/api/settings", { ownHeadingFont: null, ownBodyFont: null });
  });

  async function upload(content: Buffer, query: Record<string, string> = {}) {
    const asked = new URLSearchParams({ mayUse: "true", licence: "SIL OFL 1.1", ...query });
    const headers = { ...api.headers, "content-type": "font/woff2" };
    const answer = await site().request(`/api/settings/fonts?${asked}`, {
      method: "POST",
      headers,
      body: new Uint8Array(content),
    });
    return { status: answer.status, body: await answer.json() };
  }
  const page = async () => queryHtml(await (await site().request("/hello")).text());
  const sheet = async () => {
    const [href = ""] = (await page()).values('link[rel="stylesheet"][href*="brand.css"]', "href");
    return href && (await (await site().request(href, { headers: { "accept-encoding": "identity" } })).text());
  };
  const preloads = async () => (await page()).values('link[rel="preload"][as="font"]', "href");

  it("are read, kept with their licence, and served for a year", async () => {
    const { status, body } = await upload(FONT);
    expect(status).toBe(201);
    expect(body).toMatchObject({ licence: "SIL OFL 1.1", bytes: FONT.length, minWeight: 400, maxWeight: 700 });
    expect(body).toMatchObject({ name: expect.stringMatching(/^Lora/), isItalic: false, ascent: 1006, descent: -274 });
    expect(body.advance).toBeGreaterThan(430);
    expect(body.advance).toBeLessThan(500);
    expect((await api.get("/api/settings")).body.ownFonts).toEqual([body]);
    const file = await site().request(`/media/fonts/${body.hash}.woff2`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "font/woff2"]);
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(Buffer.from(await file.arrayBuffer()).equals(FONT)).toBe(true);
    expect((await upload(FONT)).body.id).toBe(body.id);
  });

  it("take the place of a shipped face: a rule, a fallback of the same width, and a preload", async () => {
    const { body: font } = await upload(OTHER, { name: "Acme Sans" });
    expect(font.name).toBe("Acme Sans");
    await api.patch("/api/settings", { headingFont: "bitter", ownHeadingFont: font.id, ownBodyFont: font.id });
    const css = await sheet();
    expect(css.match(/format\("woff2"\)/g)).toHaveLength(1);
    expect(css).toContain(`url(/media/fonts/${font.hash}.woff2)`);
    expect(css).toMatch(/font-weight:400 700;font-display:swap/);
    expect(css).toMatch(/size-adjust:9\d(?:\.\d)?%;ascent-override:/);
    expect(css).toContain(`--font-display:"Own ${font.hash.slice(0, 8)}"`);
    expect(css).toContain(`--font-sans:"Own ${font.hash.slice(0, 8)}"`);
    expect(css).not.toContain("Bitter");
    expect(await preloads()).toEqual([`/media/fonts/${font.hash}.woff2`]);
  });

  it("can be deleted once they aren't used; their file goes with the next sweep", async () => {
    const { body: font } = await upload(OTHER);
    const remove = () => api.remove(`/api/settings/fonts/${font.id}`);
    await api.patch("/api/settings", { ownHeadingFont: font.id });
    expect(await remove()).toMatchObject({ status: 409, body: { error: { code: "FONT_USED" } } });
    await api.patch("/api/settings", { ownHeadingFont: null, ownBodyFont: null });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await site().request(`/media/fonts/${font.hash}.woff2`)).status).toBe(404);
    const { database, media } = site().services;
    // Another upload of the same file may still be under way for an hour.
    await sweepPrivateFiles(database, media, Date.now() + 2 * 3_600_000);
    expect(await media.find(`${font.hash}.bin`)).toMatchObject({ ok: true, value: undefined });
    expect(await preloads()).not.toContain(`/media/fonts/${font.hash}.woff2`);
  });

  it("must be there to be chosen, and can't be listed by a request", async () => {
    const refused = await api.patch("/api/settings", { ownBodyFont: UNKNOWN, siteName: "Not stored" });
    expect(refused).toMatchObject({ status: 422, body: { error: { code: "INVALID", path: ["ownBodyFont"] } } });
    expect((await api.get("/api/settings")).body.siteName).toBeUndefined();
    expect((await api.patch("/api/settings", { ownFonts: [] })).body.error.message).toMatch(/no setting “ownFonts”/);
  });

  it.each([
    ["an empty file", Buffer.alloc(0), /empty/],
    ["a picture", Buffer.from("\u0089PNG\r\n"), /isn’t a WOFF2 font/],
    ["an older format", Buffer.concat([Buffer.from("wOFF"), FONT.subarray(4)]), /isn’t a WOFF2 font/],
    ["a font that is cut off", FONT.subarray(0, 5000), /damaged/],
    ["a font with changed bytes", Buffer.concat([FONT.subarray(0, 400), Buffer.alloc(FONT.length - 400)]), /damaged/],
    ["the header alone", FONT.subarray(0, 4), /damaged/],
    ["a directory that names more than there is", madeFont(0, 100, Buffer.alloc(10)), /damaged/],
    ["a file without outlines", madeFont(0, 10, Buffer.alloc(10)), /“head” is missing/],
    ["a large file", Buffer.concat([FONT, Buffer.alloc(300 * 1024)]), /larger than 300 KB/],
  ])("say what is wrong with %s", async (_case, content, message) => {
    const { status, body } = await upload(content);
    expect([status, body.error.code]).toEqual([422, "INVALID"]);
    expect(body.error.message).toMatch(message);
  });

  it.each([
    ["nobody may use", { mayUse: "" }, "mayUse"],
    ["have no licence", { licence: " " }, "licence"],
  ])("aren't taken if they %s", async (_case, query, field) => {
    const { status, body } = await upload(FONT, query);
    expect([status, body.error.code, body.error.path]).toEqual([422, "INVALID", [field]]);
  });

  it("are at most six", async () => {
    const names = ["sora", "inter", "figtree", "dm-sans", "archivo", "bitter"];
    const statuses = [];
    for (const name of names) statuses.push((await upload(readFileSync(`src/site/fonts/${name}-core.woff2`))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  });
});
