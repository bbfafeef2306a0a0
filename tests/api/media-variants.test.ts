import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { MediaItem } from "#media";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { signedIn } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

describe.each(engines)("pictures in several widths on $name", (engine) => {
  const { site, place } = siteFor(engine);

  async function upload(body: Buffer | string): Promise<MediaItem> {
    const headers = await signedIn(site(), "editor");
    const answer = await site().request("/api/media", { method: "POST", body: body as BodyInit, headers });
    expect(answer.status).toBe(201);
    return (await answer.json()) as MediaItem;
  }
  const photo = (width: number, background: string) =>
    sharp({ create: { width, height: Math.round(width / 2), channels: 3, background } });
  const hashOf = ({ url }: MediaItem) => url.slice("/media/".length, "/media/".length + 64);
  const folder = () => join(place().folder, "variants");

  it("are offered to browsers, in narrower widths than their own, wherever a page shows them", async () => {
    const large = await upload(await photo(2400, "#123").jpeg().toBuffer());
    const middle = await upload(await photo(1000, "#345").png().toBuffer());
    const small = await upload(await photo(400, "#567").png().toBuffer());
    const drawing = await upload(
      '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2"><path d="M0 0"/></svg>',
    );
    const items = [large, middle, small, drawing].map(({ url: src }) => ({ type: "image", title: "A", src }));
    const blocks = [{ gallery: { headline: "A", items } }, { content: { content: `![A](${middle.url})` } }];
    await site().publish("/wide", blocks);
    const { values } = queryHtml(await (await site().request("/wide")).text());
    const widths = (srcset: string | undefined) => srcset?.split(", ").map((entry) => entry.split(" ").at(-1));
    const offered = [large, middle, small, drawing].map(({ url }) => values(`img[src="${url}"]`, "srcset"));
    expect(offered.map((sets) => widths(sets[0]))).toEqual([
      ["480w", "960w", "1440w", "1920w"],
      ["480w", "960w", "1000w"],
      undefined,
      undefined,
    ]);
    expect(offered[1]?.[0]?.split(", ").at(-1)).toBe(`/media/${hashOf(middle)}-1440.webp 1000w`);
    expect(new Set(offered[1])).toEqual(new Set([values(`.content-text img[src="${middle.url}"]`, "srcset")[0]]));
  });

  it.each(["rightImage", "topImage", "bottomImage", "photo", "tilt", "video"])(
    "are loaded ahead in the width that the page's first picture has: hero %s",
    async (style) => {
      const { url: image } = await upload(await photo(2400, "#135").jpeg().toBuffer());
      await site().publish(`/ahead-${style.toLowerCase()}`, [{ hero: { style, headline: "A", image } }]);
      const answer = await site().request(`/ahead-${style.toLowerCase()}`);
      const { values } = queryHtml(await answer.text());
      const [ahead] = values("link[rel=preload][as=image]", "imagesizes");
      expect([ahead]).toEqual(values(`img[src="${image}"]`, "sizes"));
    },
  );

  it("are made once for all who ask, then kept unchanged", async () => {
    const item = await upload(await photo(1100, "#789").png().toBuffer());
    const address = `/media/${hashOf(item)}-480.webp`;
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => site().request(address)));
    expect(first?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(first?.headers.get("content-type")).toBe("image/webp");
    const bytes = Buffer.from((await first?.arrayBuffer()) ?? new ArrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 480, height: 240 });
    for (const other of others) expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(true);
    expect(readdirSync(folder()).filter((name) => name.startsWith(hashOf(item)))).toEqual([`${hashOf(item)}-480.webp`]);
    const head = await site().request(address, { method: "HEAD" });
    expect([head.status, Number(head.headers.get("content-length"))]).toEqual([200, bytes.length]);
    const headers = { "if-none-match": first?.headers.get("etag") ?? "" };
    expect((await site().request(address, { headers })).status).toBe(304);
    rmSync(folder(), { recursive: true });
    expect((await site().request(address)).status).toBe(200);
  });

  it("leave an animation, a drawing and a damaged file to the original", async () => {
    const raw = { width: 600, height: 3 * 20, channels: 3, pageHeight: 20 } as const;
    const frames = Buffer.alloc(600 * 60 * 3)
      .fill(200, 0, 600 * 20 * 3)
      .fill(90, 600 * 20 * 3, 600 * 40 * 3);
    const moving = await upload(
      await sharp(frames, { raw })
        .webp({ delay: [50, 50, 50] })
        .toBuffer(),
    );
    const drawing = await upload('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="2"><path d="M0 1"/></svg>');
    const damaged = await upload(await photo(900, "#9ab").png().toBuffer());
    writeFileSync(join(place().folder, damaged.url), "not a picture");
    const answers = await Promise.all(
      [moving, drawing, damaged].map(async (item) => {
        const answer = await site().request(`/media/${hashOf(item)}-480.webp`);
        return [answer.status, answer.headers.get("location"), answer.headers.get("cache-control")];
      }),
    );
    expect(answers).toEqual([
      [302, moving.url, "public, max-age=86400"],
      [302, drawing.url, "public, max-age=86400"],
      [302, damaged.url, "no-store"],
    ]);
  });

  it("exist in four widths of pictures of the library, and nowhere else", async () => {
    const item = await upload(await photo(700, "#abc").png().toBuffer());
    const hash = hashOf(item);
    const names = [
      `${"0".repeat(64)}-480.webp`,
      `${hash}-481.webp`,
      `${hash}-480.png`,
      `${hash}-0480.webp`,
      "a-480.webp",
    ];
    for (const name of names) expect([name, (await site().request(`/media/${name}`)).status]).toEqual([name, 404]);
    expect(existsSync(join(folder(), `${hash}-481.webp`))).toBe(false);
    const upscaled = await site().request(`/media/${hash}-1920.webp`);
    expect(await sharp(Buffer.from(await upscaled.arrayBuffer())).metadata()).toMatchObject({ width: 700 });
  });
});
