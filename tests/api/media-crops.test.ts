import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { MediaItem } from "#media";
import type { JsonObject } from "#shared";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { signedIn } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

const QUARTERS = ["#ff0000", "#00ff00", "#0000ff", "#ffff00"] as const;

/** A picture with a colour in each quarter: red, green, below blue, yellow. */
async function quarters(width: number, height: number) {
  const half = { width: width / 2, height: height / 2 };
  const places = [
    [0, 0],
    [half.width, 0],
    [0, half.height],
    [half.width, half.height],
  ] as const;
  const parts = places.map(async ([left, top], index) => ({
    input: await sharp({ create: { ...half, channels: 3, background: QUARTERS[index] ?? "" } })
      .png()
      .toBuffer(),
    left,
    top,
  }));
  const ground = sharp({ create: { width, height, channels: 3, background: "#000" } });
  return ground
    .composite(await Promise.all(parts))
    .png()
    .toBuffer();
}

/** The size of a picture and the quarter's colour at its centre. */
async function seen(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height, pages } = await sharp(bytes).metadata();
  const pixel = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  const channels = await sharp(bytes).extract(pixel).removeAlpha().raw().toBuffer();
  const colour = `#${[...channels].map((one) => (one > 127 ? "ff" : "00")).join("")}`;
  return { width, height, pages, colour };
}

describe.each(engines)("a part of a picture on $name", (engine) => {
  const { site, place } = siteFor(engine);

  async function upload(body: Buffer | string): Promise<MediaItem> {
    const headers = await signedIn(site(), "editor");
    const answer = await site().request("/api/media", { method: "POST", body: body as BodyInit, headers });
    expect(answer.status).toBe(201);
    return (await answer.json()) as MediaItem;
  }
  async function imageOn(path: string, blocks: JsonObject[]) {
    await site().publish(path, blocks);
    const html = await (await site().request(path)).text();
    const attribute = (name: string) => queryHtml(html).values("main img", name)[0] ?? "";
    return { html, attribute };
  }
  const hero = (image: string) => [{ hero: { headline: "A", style: "rightImage", image, imageAlt: "A" } }];

  it("is all that browsers load where a page shows it: in its own size and widths, cut from the original", async () => {
    const { url } = await upload(await quarters(2400, 1600));
    const { attribute, html } = await imageOn("/crop", [
      { founderStory: { headline: "A", image: `${url}#crop=0.5,0,0.5,0.25&focus=0.75,0.125`, imageAlt: "A" } },
    ]);
    expect([attribute("width"), attribute("height"), attribute("style")]).toEqual([
      "1200",
      "400",
      "object-position:50% 50%",
    ]);
    const entries = attribute("srcset")
      .split(", ")
      .map((entry) => entry.split(" "));
    expect(entries.map(([, width]) => width)).toEqual(["480w", "960w", "1200w"]);
    expect(html).not.toContain(url);
    const pictures = entries.map(async ([address = ""]) => {
      const answer = await site().request(address);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      return seen(answer);
    });
    expect(await Promise.all(pictures)).toMatchObject([
      { width: 480, height: 160, colour: "#00ff00" },
      { width: 960, height: 320, colour: "#00ff00" },
      { width: 1200, height: 400, colour: "#00ff00" },
    ]);
    expect(await seen(await site().request(url))).toMatchObject({ width: 2400, height: 1600 });
    rmSync(join(place().folder, "variants"), { recursive: true });
    expect((await site().request(attribute("src"))).status).toBe(200);
  });

  it("differs from place to place, and the same picture without one stays as it was", async () => {
    const { url } = await upload(await quarters(800, 600));
    const shown = async (path: string, use: string) => {
      const { attribute } = await imageOn(path, hero(url + use));
      return (await seen(await site().request(attribute("src")))).colour;
    };
    expect(await shown("/left", "#crop=0,0,0.5,0.5")).toBe(QUARTERS[0]);
    expect(await shown("/right", "#crop=0.5,0.5,0.5,0.5")).toBe(QUARTERS[3]);
    const { attribute } = await imageOn("/whole", hero(`${url}#focus=0.2,0.3`));
    expect([attribute("src"), attribute("style")]).toEqual([url, "object-position:20% 30%"]);
    const plain = await imageOn("/plain", hero(url));
    expect([plain.attribute("src"), plain.attribute("style")]).toEqual([url, ""]);
  });

  it("is made for visitors only where a page of this site has named it", async () => {
    const { url } = await upload(await quarters(640, 480));
    const { attribute } = await imageOn("/signed", hero(`${url}#crop=0,0,0.5,0.5`));
    const src = attribute("src");
    const hash = url.slice("/media/".length, "/media/".length + 64);
    const signature = src.slice(-"0123456789abcdef.webp".length, -".webp".length);
    const names = [
      `${hash}-0_0_5000_5001-${signature}`,
      `${"0".repeat(64)}-0_0_5000_5000-${signature}`,
      `${hash}-0_0_5000_5000-${"0".repeat(16)}`,
      `${hash}-0_0_5000_5000`,
      `${hash}-0_0_5000_5000-${signature}-481`,
      `${hash}-00_0_5000_5000-${signature}`,
    ];
    for (const name of names) expect([name, (await site().request(`/media/${name}.webp`)).status]).toEqual([name, 404]);
    const made = () => readdirSync(join(place().folder, "variants")).filter((name) => name.startsWith(hash));
    expect((await site().request(src)).status).toBe(200);
    expect(made()).toEqual([`${hash}-0_0_5000_5000.webp`]);
  });

  it("is shown to editors before any page has it; bad areas and drawings are refused in words", async () => {
    const { url } = await upload(await quarters(600, 400));
    const drawing = await upload('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="2"><path d="M0 1"/></svg>');
    const api = (address: string) => address.replace("/media/", "/api/media/").replace(/\.\w+$/, "/crop");
    const headers = await signedIn(site(), "editor");
    const ask = (address: string, area: string) => site().request(`${api(address)}?area=${area}`, { headers });
    const answer = await ask(url, "0_5000_5000_5000");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await seen(answer)).toMatchObject({ width: 300, height: 200, colour: QUARTERS[2] });
    expect((await site().request(`${api(url)}?area=0_5000_5000_5000`)).status).toBe(401);
    const said = async (address: string, area: string) => {
      const refused = await ask(address, area);
      const { error } = (await refused.json()) as { error: { message: string } };
      return [refused.status, error.message];
    };
    expect(await said(url, "0_0_20000_1")).toEqual([422, expect.stringContaining("ten-thousandths")]);
    expect(await said(drawing.url, "0_0_5000_5000")).toEqual([422, "A drawing (SVG) can’t be cropped"]);
    expect(await said(url.replace(/[0-9a-f]{64}/, "1".repeat(64)), "0_0_5000_5000")).toEqual([404, expect.any(String)]);
  });

  it("of an animation moves too", async () => {
    const raw = { width: 60, height: 60, channels: 3, pageHeight: 20 } as const;
    const frames = Buffer.alloc(60 * 60 * 3).fill(255, 60 * 20 * 3, 60 * 40 * 3);
    const moving = await upload(
      await sharp(frames, { raw })
        .webp({ delay: [50, 60, 70], lossless: true })
        .toBuffer(),
    );
    const { attribute } = await imageOn("/moving", hero(`${moving.url}#crop=0.5,0,0.5,0.5`));
    const bytes = Buffer.from(await (await site().request(attribute("src"))).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, pages: 3, delay: [50, 60, 70] });
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pageHeight: 10 });
  });

  it("is what rich text and Markdown readers show", async () => {
    const { url } = await upload(await quarters(1200, 800));
    const use = `${url}#crop=0,0,0.5,0.5`;
    const blocks = [{ content: { content: `![A quarter](${use})` } }];
    const { attribute, html } = await imageOn("/text", blocks);
    expect([attribute("width"), attribute("height")]).toEqual(["600", "400"]);
    expect(await seen(await site().request(attribute("src")))).toMatchObject({ width: 600, colour: QUARTERS[0] });
    expect(html).not.toContain("#crop");
    const shown = await imageOn("/read", hero(use));
    expect(await (await site().request("/read.md")).text()).toContain(`](${shown.attribute("src")})`);
  });

  it("that can't be is refused where it is written, saying why", async () => {
    const { url } = await upload(await quarters(100, 100));
    const headers = await signedIn(site(), "editor");
    const json = { ...headers, "content-type": "application/json" };
    const ask = async (image: string) => {
      const body = JSON.stringify({ path: "/refused", title: "A", blocks: hero(image) });
      const answer = await site().request("/api/pages", { method: "POST", headers: json, body });
      return { status: answer.status, text: await answer.text() };
    };
    const wrong = await ask(`${url}#crop=0.6,0,0.5,1`);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain("beyond the picture");
    expect((await ask("/landing/logo.svg#crop=0,0,0.5,0.5")).text).toContain("can be cropped");
    expect((await ask(`${url}#crop=0.5,0,0.5,1`)).status).toBe(201);
  });
});
