import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { MediaItem } from "#media";
import { pictureForModel } from "#media/server";
import { createApp } from "#server";
import { BUCKET_LIMITS } from "../../src/domains/media/store/bucket-settings.ts";
import { bucketStore } from "../../src/domains/media/store/bucket-store.server.ts";
import { readEnvironment } from "../../src/server/environment/environment.ts";
import { embedded } from "../databases.ts";
import { startFakeS3, KEY, type FakeS3 } from "../fake-s3.ts";
import { openSite, type Site } from "../services.ts";
import { signedIn } from "../sign-in.ts";

describe("pictures in a bucket", () => {
  let storage: FakeS3;
  let made: Awaited<ReturnType<typeof embedded.make>>;
  let site: Site;
  let log = "";

  beforeAll(async () => {
    storage = await startFakeS3();
    made = await embedded.make();
    const logger = pino({ level: "info" }, { write: (line: string) => void (log += line) });
    site = await openSite(made.place, storage.variables, logger);
  });
  afterEach(() => storage.fail());
  afterAll(async () => {
    await site.services.events.close();
    await site.close();
    await storage.stop();
    await made.remove();
  });

  let number = 0;
  const picture = () => {
    number += 1;
    const background = { r: number, g: 90, b: 80 };
    return sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  };
  const send = async (body: Buffer) =>
    site.request("/api/media?name=a.png", {
      method: "POST",
      body: new Uint8Array(body),
      headers: await signedIn(site, "editor"),
    });
  const upload = async (): Promise<MediaItem> => {
    const answer = await send(await picture());
    expect(answer.status).toBe(201);
    return (await answer.json()) as MediaItem;
  };
  const keyOf = ({ url }: MediaItem) => `site-one/${url.slice("/media/".length)}`;

  it("are cropped from there, for editors and for visitors", async () => {
    const { url } = await upload();
    const image = `${url}#crop=0,0,0.5,1`;
    await site.publish("/bucket-crop", [{ hero: { style: "rightImage", headline: "A", image, imageAlt: "A" } }]);
    const [src = ""] = /\/media\/[0-9a-f]{64}-0_0_5000_10000-\w+\.webp/.exec(
      await (await site.request("/bucket-crop")).text(),
    ) ?? [""];
    const forEditors = `/api${url.replace(/\.png$/, "")}/crop?area=0_0_5000_10000`;
    for (const address of [src, forEditors]) {
      const answer = await site.request(address, { headers: await signedIn(site, "editor") });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
      const cropped = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([cropped.width, cropped.height]).toEqual([20, 20]);
    }
  });

  it("are stored there alone and served at the same address with the same headers", async () => {
    const item = await upload();
    const stored = storage.objects.get(keyOf(item));
    expect(stored?.length).toBe(item.bytes);
    expect(existsSync(join(made.place.folder, "media"))).toBe(false);

    const answer = await site.request(item.url);
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        "content-type": "image/png",
        "content-length": String(item.bytes),
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "last-modified": "Wed, 21 Oct 2026 07:28:00 GMT",
        "x-content-type-options": "nosniff",
      },
    ]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(stored);
    const model = await pictureForModel(site.services.media, item.url);
    expect(model).toMatchObject({ ok: true, value: expect.stringMatching(/^data:image\/webp;base64,/) });
  });

  it("are answered without their content where that is enough", async () => {
    const { url, bytes } = await upload();
    const head = await site.request(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes)]);
    const before = storage.requests.length;
    const headers = { "if-none-match": head.headers.get("etag") ?? "" };
    expect((await site.request(url, { headers })).status).toBe(304);
    expect(storage.requests).toHaveLength(before);
  });

  it.each([
    ["bytes=0-9", (bytes: number) => [206, 10, `bytes 0-9/${bytes}`]],
    ["bytes=-4", (bytes: number) => [206, 4, `bytes ${bytes - 4}-${bytes - 1}/${bytes}`]],
    ["bytes=10-", (bytes: number) => [206, bytes - 10, `bytes 10-${bytes - 1}/${bytes}`]],
    ["bytes=999999-", (bytes: number) => [416, 0, `bytes */${bytes}`]],
    ["bytes=9-2", (bytes: number) => [200, bytes, null]],
    ["pages=1-2", (bytes: number) => [200, bytes, null]],
  ])("give the range %s as from the folder", async (range, expected) => {
    const item = await upload();
    const folder = join(made.place.folder, "media");
    const ask = async () => {
      const answer = await site.request(item.url, { headers: { range } });
      return [answer.status, (await answer.arrayBuffer()).byteLength, answer.headers.get("content-range")];
    };
    expect(await ask()).toEqual(expected(item.bytes));
    const content = storage.objects.get(keyOf(item));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(made.place.folder, item.url), content ?? "");
    // A file that the folder still has is read from there.
    storage.objects.delete(keyOf(item));
    expect(await ask()).toEqual(expected(item.bytes));
    expect(readdirSync(folder)).toContain(item.url.slice("/media/".length));
  });

  it("are not found when the bucket lacks them", async () => {
    const answer = await site.request(`/media/${"0".repeat(64)}.png`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  describe("that fails", () => {
    it("are answered with 503 in seconds when it is silent, and the rest of the site works", async () => {
      const item = await upload();
      storage.fail("hang");
      const began = performance.now();
      const [model, ...answers] = await Promise.all([
        pictureForModel(site.services.media, item.url),
        site.request(item.url),
        site.request(item.url, { method: "HEAD" }),
      ]);
      expect(model).toMatchObject({ ok: false, error: { message: expect.stringContaining("Try again later") } });
      expect(answers.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual([
        [503, "10"],
        [503, "10"],
      ]);
      expect(performance.now() - began).toBeLessThan(30_000);
      expect((await site.request("/")).status).toBe(200);
      const list = await site.request("/api/media", { headers: await signedIn(site, "editor") });
      expect(((await list.json()) as { items: MediaItem[] }).items[0]).toEqual(item);
    });

    it("are shown after a moment's failure as if nothing had been", async () => {
      storage.fail({ status: 500, code: "InternalError", times: 2 });
      const item = await upload();
      storage.fail({ status: 503, code: "SlowDown", times: 1 });
      expect((await site.request(item.url)).status).toBe(200);
    });

    it("are cut off, and not taken for whole, when their content stops arriving", async () => {
      const item = await upload();
      const { bucket } = readEnvironment(storage.variables);
      if (!bucket) throw new Error("The variables name a bucket");
      storage.fail("stall");
      const opened = await bucketStore(bucket, { ...BUCKET_LIMITS, idleMs: 200 }).open(
        item.url.slice("/media/".length),
      );
      expect(opened).toMatchObject({ ok: true, value: { bytes: item.bytes } });
      const body = opened.ok ? opened.value?.body : undefined;
      await expect(new Response(body).arrayBuffer()).rejects.toThrow(/nothing arrived for 0.2 s/);
    });

    it("are cut off, not filled up with something else, when the connection is lost before the last byte", async () => {
      log = "";
      const { url, bytes } = await upload();
      const listener = getRequestListener(createApp(site.services).fetch);
      const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const address = server.address();
      const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
      // All that arrives, whether an answer is whole or not.
      const ask = () =>
        new Promise<number>((resolve) => {
          let length = 0;
          request(origin + url, (answer) => {
            answer.on("data", (part: Buffer) => (length += part.length));
            answer.on("error", () => {}).on("close", () => resolve(length));
          }).end();
        });
      expect(await ask()).toBe(bytes);
      storage.fail("cut");
      // The adapter prints what reaches it, and writes it into the body.
      const printed = vi.spyOn(console, "error");
      expect(await ask()).toBe(bytes - 1);
      expect(printed).not.toHaveBeenCalled();
      printed.mockRestore();
      expect(log).toContain("a picture was cut off");
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });

    it("refuses an upload with the reason, stores nothing, and is logged without a secret", async () => {
      log = "";
      storage.fail({ status: 403, code: "AccessDenied" });
      const body = await picture();
      const before = storage.objects.size;
      for (let time = 0; time < 3; time += 1) {
        const answer = await send(body);
        expect([answer.status, await answer.json()]).toEqual([
          503,
          { error: { code: "UNAVAILABLE", message: expect.stringMatching(/^The storage for pictures/) } },
        ]);
      }
      expect(storage.objects.size).toBe(before);
      storage.fail();
      const answer = await send(body);
      expect(answer.status).toBe(201);
      const lines = log.split("\n").filter((line) => line.includes("bucket"));
      expect(lines).toEqual([
        expect.stringContaining("PUT was answered with 403 (AccessDenied)"),
        expect.stringContaining("works again"),
      ]);
      expect(log).not.toContain(KEY.secretAccessKey);
      expect(log).not.toContain(KEY.accessKeyId);
    });
  });
});

describe("a start with a bucket that can't be used", () => {
  it.each([
    ["a wrong key", { S3_SECRET_ACCESS_KEY: "wrong-secret" }, "SignatureDoesNotMatch"],
    ["no such bucket", { S3_BUCKET: "another" }, "status 404"],
    ["nobody there", { S3_ENDPOINT: "http://127.0.0.1:9" }, "ECONNREFUSED|fetch failed|bad port"],
  ])("says so in the log: %s", async (_what, variables, reason) => {
    const storage = await startFakeS3();
    const made = await embedded.make();
    let log = "";
    const logger = pino({ level: "warn" }, { write: (line: string) => void (log += line) });
    const site = await openSite(made.place, { ...storage.variables, ...variables }, logger);
    expect(await site.services.media.check()).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect(log).toMatch(new RegExp(`"reason":"[^"]*(?:${reason}).*S3_ variables`));
    expect(log).not.toContain("secret");
    expect((await site.request("/")).status).toBe(200);
    await site.services.events.close();
    await site.close();
    await storage.stop();
    await made.remove();
  });
});
