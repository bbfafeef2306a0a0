import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { MediaItem } from "#media";
import { sanitiseSvgFile } from "#shared/server";
import { engines } from "../databases.ts";
import { heldBy } from "../held-loop.ts";
import { queryHtml } from "../query-html.ts";
import { OWN, signedIn } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

type Colour = { r: number; g: number; b: number };

/** A picture of one colour, as every test needs another one. */
function plain(width: number, height: number, background: Colour = { r: 40, g: 90, b: 80 }) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Red on the left, blue on the right. */
function twoColours(): Promise<Buffer> {
  const blue = { create: { width: 20, height: 20, channels: 3, background: "#00f" } } as const;
  return sharp({ create: { width: 40, height: 20, channels: 3, background: "#f00" } })
    .composite([{ input: blue, left: 20, top: 0 }])
    .png()
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A whole PNG of a few kilobytes with this many black pixels a side. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const parts = [pngChunk("IHDR", head), pngChunk("IDAT", pixels), pngChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0h24v12z"/></svg>';

describe.each(engines)("the media library on $name", (engine) => {
  const { site, place } = siteFor(engine);
  let folder: string;

  beforeAll(async () => {
    ({ folder } = place());
  });

  const send = async (body: Uint8Array | string, query = "", role: "editor" | "member" = "editor") =>
    site().request(`/api/media?${query}`, {
      method: "POST",
      body: body as BodyInit,
      headers: await signedIn(site(), role),
    });
  const upload = async (body: Uint8Array | string, query = "") => {
    const answer = await send(body, query);
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as MediaItem;
  };
  const list = async (query = "") => {
    const answer = await site().request(`/api/media?${query}`, { headers: await signedIn(site(), "editor") });
    return (await answer.json()) as { items: MediaItem[]; nextCursor?: string };
  };
  const files = () => (existsSync(join(folder, "media")) ? readdirSync(join(folder, "media")) : []);
  const stored = ({ url }: MediaItem) => readFileSync(join(folder, url));

  it.each([
    ["png", "image/png", () => plain(40, 20).png().toBuffer()],
    ["jpg", "image/jpeg", () => plain(41, 20).jpeg().toBuffer()],
    ["webp", "image/webp", () => plain(42, 20).webp().toBuffer()],
    ["avif", "image/avif", () => plain(43, 20).avif({ effort: 0 }).toBuffer()],
    ["svg", "image/svg+xml; charset=utf-8", async () => Buffer.from(`\uFEFF<?xml version="1.0"?>\n${SVG}`)],
  ])("takes %s, known by its content, and serves it for ever", async (extension, type, make) => {
    const body = await make();
    const item = await upload(body, "name=misleading.gif&alt=A+plain+picture");
    const [width, height] = extension === "svg" ? [24, 12] : [item.width, 20];
    expect(item).toMatchObject({ name: "misleading.gif", alt: "A plain picture", width, height });
    expect(item.url).toMatch(new RegExp(`^/media/[0-9a-f]{64}\\.${extension}$`));

    const answer = await site().request(item.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect((await answer.arrayBuffer()).byteLength).toBe(item.bytes);
  });

  it("answers repeated and partial requests without the whole file", async () => {
    const { url, bytes } = await upload(await plain(50, 50).png().toBuffer());
    const first = await site().request(url, { method: "HEAD" });
    expect(first.headers.get("content-length")).toBe(String(bytes));
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await site().request(url, { headers })).status).toBe(304);
    const part = async (condition: Record<string, string> = {}) => {
      const answer = await site().request(url, { headers: { range: "bytes=0-9", ...condition } });
      return [answer.status, (await answer.arrayBuffer()).byteLength];
    };
    expect(await part()).toEqual([206, 10]);
    expect(await part({ "if-range": headers["if-none-match"] })).toEqual([206, 10]);
    expect(await part({ "if-range": '"another"' })).toEqual([200, bytes]);
  });

  it("turns pictures upright and drops what the camera noted", async () => {
    const photo = await sharp(await twoColours())
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: "Secret Person" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .toBuffer();
    expect(photo.includes("Secret Person")).toBe(true);
    const item = await upload(photo);
    expect(item).toMatchObject({ width: 20, height: 40 });
    const content = stored(item);
    expect(content.includes("Secret Person")).toBe(false);
    const { exif, icc, orientation, space } = await sharp(content).metadata();
    expect({ exif, icc, orientation, space }).toEqual({ space: "srgb" });
    const [red, , blue] = await sharp(content).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect([red, blue]).toEqual([expect.toSatisfy((value) => value > 200), expect.toSatisfy((value) => value < 50)]);
  });

  it("keeps an animation, and scales down what no page can show", async () => {
    const frames = Buffer.concat([0, 1, 2].map((frame) => Buffer.alloc(20 * 20 * 3, frame * 100)));
    const raw = { width: 20, height: 60, channels: 3, pageHeight: 20 } as const;
    const moving = await upload(
      await sharp(frames, { raw })
        .webp({ delay: [90, 90, 90] })
        .toBuffer(),
    );
    expect(moving).toMatchObject({ width: 20, height: 20 });
    expect((await sharp(stored(moving)).metadata()).pages).toBe(3);
    expect(await upload(await plain(6000, 1500).jpeg().toBuffer())).toMatchObject({ width: 4096, height: 1024 });
  });

  it("stores the same picture once, however often and fast it comes", async () => {
    const body = await plain(33, 33).png().toBuffer();
    const first = await upload(body, "name=first.png&alt=One");
    const before = files();
    const again = await Promise.all([1, 2, 3, 4].map((number) => upload(body, `name=${number}.png`)));
    expect(again).toEqual([first, first, first, first]);
    expect(files()).toEqual(before);
    expect(before.every((name) => /^[0-9a-f]{64}\.\w+$/.test(name))).toBe(true);
  });

  it("cleans drawings", async () => {
    const bad =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script><foreignObject><p></p></foreignObject>' +
      '<use href="https://evil.example/a#b"/><a href="javascript:alert(3)"><path/></a><path d="M1 1h2"/></svg>';
    const text = stored(await upload(bad)).toString();
    expect(text).toContain("M1 1h2");
    expect(text).not.toMatch(/script|alert|foreign|evil|onload/i);
  });

  it("cleans a drawing of a megabyte while the process answers others", async () => {
    const large = `<svg viewBox="0 0 9 9">${'<path d="M0 0h9" fill="red"/>'.repeat(36_000)}</svg>`;
    await upload(SVG.replace("24 12", "8 3"));
    const { value: cleaned, heldMs } = await heldBy(() => upload(large));
    expect(cleaned.bytes).toBeGreaterThan(900_000);
    const cleaning = await heldBy(async () => sanitiseSvgFile(large));
    expect(heldMs).toBeLessThan(cleaning.heldMs / 2);
  });

  describe("what it refuses", () => {
    it.each([
      ["text with a picture's name", async () => "just words", /isn’t a picture/],
      ["a page", async () => "<!doctype html><p>a<svg><path/></svg>", /isn.t an SVG/],
      ["entities", async () => `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`, /entities/],
      ["nothing", async () => "", /empty/],
      ["a GIF", () => plain(9, 9).gif().toBuffer(), /isn’t a picture/],
      ["a TIFF", () => plain(9, 9).tiff().toBuffer(), /isn’t a picture/],
      ["the head of a picture alone", async () => Buffer.from("89504e470d0a1a0a", "hex"), /isn’t a picture/],
      ["a JPEG cut off", async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 2000), /damaged/],
      ["a PNG cut off", async () => cutInHalf(await noise(100, "png")), /damaged/],
      ["a WebP cut off", async () => cutInHalf(await noise(100, "webp")), /damaged|isn’t a picture/],
      ["an AVIF cut off", async () => cutInHalf(await noise(100, "avif")), /damaged|isn’t a picture/],
      ["a decompression bomb", async () => bomb(12_000), /144 megapixels; at most 50/],
      ["an SVG of more than 1 MB", async () => SVG + " ".repeat(1024 * 1024), /larger than 1 MB/],
      ["an SVG of thousands of levels", async () => `<svg>${"<g>".repeat(5000)}<path d="M0"/>`, /nested too deep/],
      ["an SVG of too many elements", async () => `<svg>${"<g/>".repeat(120_000)}</svg>`, /too many parts/],
      ["an SVG that isn't UTF-8", async () => Buffer.from(SVG.replace("M0", "\u00e9"), "latin1"), /UTF-8/],
    ])("%s", async (_what, make, message) => {
      const before = files();
      const body = await make();
      const answer = await send(body, "name=picture.png");
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({ error: { code: "INVALID", message: expect.stringMatching(message) } });
      expect(files()).toEqual(before);
    });

    it("more than 10 MB, also when no length is declared", async () => {
      const large = new Uint8Array(10 * 1024 * 1024 + 1);
      const stream = new Blob([large]).stream();
      const headers = await signedIn(site(), "editor");
      const streamed = { method: "POST", body: stream, headers, duplex: "half" } as RequestInit;
      for (const answer of [await send(large), await site().request("/api/media", streamed)]) {
        expect(answer.status).toBe(413);
        expect(await answer.json()).toMatchObject({ error: { code: "TOO_LARGE" } });
      }
    });

    it("strangers, members and other sites", async () => {
      const post = (headers: HeadersInit) => site().request("/api/media", { method: "POST", body: SVG, headers });
      const editor = new Headers(await signedIn(site(), "editor"));
      editor.set("sec-fetch-site", "cross-site");
      expect((await post(OWN)).status).toBe(401);
      expect((await send(SVG, "", "member")).status).toBe(403);
      expect((await post(editor)).status).toBe(403);
      const asMember = { headers: await signedIn(site(), "member") };
      expect((await site().request("/api/media")).status).toBe(401);
      expect((await site().request("/api/media", asMember)).status).toBe(403);
    });
  });

  it("serves nothing but its own files", async () => {
    for (const name of ["secret.txt", "secret.png"]) writeFileSync(join(folder, "media", name), "a");
    const none = `${"0".repeat(64)}.png`;
    const paths = [
      "",
      "secret.txt",
      "secret.png",
      "../blockwright.db",
      "..%2fblockwright.db",
      "%2e%2e/secret",
      "..\\secret",
      none,
    ];
    for (const path of [...paths, `${none}/../../secret`, `${none}%00`]) {
      const answer = await site().request(`/media/${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  it("finds pictures by name and text, newest first, bit by bit", async () => {
    for (let number = 0; number < 50; number += 1) {
      await upload(SVG.replace("24 12", `24 ${number + 100}`), `name=Übung ${number}.svg`);
    }
    const first = await list(`search=${encodeURIComponent("übung")}&limit=48`);
    expect([first.items.length, first.items[0]?.name]).toEqual([48, "Übung 49.svg"]);
    const second = await list(`search=${encodeURIComponent("übung")}&limit=48&cursor=${first.nextCursor}`);
    expect(second.items.map(({ name }) => name)).toEqual(["Übung 1.svg", "Übung 0.svg"]);
    expect(second.nextCursor).toBeUndefined();
    expect((await list("search=100%25")).items).toEqual([]);
  });

  it("changes a picture's texts", async () => {
    const { id } = await upload(SVG.replace("24 12", "1 2"), "name=a.svg");
    const change = async (path: string, body: object) =>
      site().request(path, { method: "PATCH", body: JSON.stringify(body), headers: await signedIn(site(), "editor") });
    const answer = await change(`/api/media/${id}`, { alt: " A  mentor\u0000\nreads ", name: "" });
    expect(await answer.json()).toMatchObject({ id, name: "a.svg", alt: "A mentor reads" });
    expect((await list("search=mentor")).items.map((item) => item.id)).toEqual([id]);
    expect((await change(`/api/media/${id}`, { alt: "a".repeat(501) })).status).toBe(422);
    expect((await change("/api/media/none", { alt: "a" })).status).toBe(404);
  });

  it("gives pages the natural size of uploaded pictures, also of those stored after the start", async () => {
    const pictures = [plain(61, 31).jpeg(), plain(62, 31).avif({ effort: 0 }), plain(63, 31).webp()];
    const bodies = await Promise.all(pictures.map((picture) => picture.toBuffer()));
    const items = await Promise.all([...bodies, SVG.replace("24 12", "7 5")].map((body) => upload(body)));
    const missing = `/media/${"0".repeat(64)}.png`;
    const shownItems = [...items.map(({ url }) => url), missing].map((src) => ({ type: "image", title: "A", src }));
    await site().publish("/pictures", [{ gallery: { headline: "Pictures", items: shownItems } }]);
    const shown = queryHtml(await (await site().request("/pictures")).text());
    for (const { url, width, height } of items) {
      expect(shown.all(`img[src="${url}"][width="${width}"][height="${height}"]`)).not.toEqual([]);
    }
    expect(shown.all(`img[src="${missing}"]`)).not.toEqual([]);
  });
});

function noise(side: number, format: "png" | "webp" | "avif"): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .toFormat(format)
    .toBuffer();
}

function cutInHalf(content: Buffer): Buffer {
  return content.subarray(0, content.length / 2);
}
