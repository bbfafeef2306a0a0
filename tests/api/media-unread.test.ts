import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { embedded } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

/** How many files of a folder this process holds open. */
function openFiles(folder: string): number {
  const targets = readdirSync("/proc/self/fd").flatMap((name) => {
    try {
      return readlinkSync(join("/proc/self/fd", name));
    } catch {
      return [];
    }
  });
  return targets.filter((target) => target.startsWith(folder)).length;
}

describe.runIf(process.platform === "linux")("pictures that nobody reads to the end", () => {
  const { site, api, place } = siteAndApiFor(embedded);

  it("hold no file open: their visitors left, or asked for the headers alone", async () => {
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#abc" } })
      .png()
      .toBuffer();
    const headers = { ...api().headers, "content-type": "image/png" };
    const added = await site().request("/api/media?name=a.png", {
      method: "POST",
      body: new Uint8Array(picture),
      headers,
    });
    const { url } = await added.json();
    const folder = join(place().folder, "media");
    for (const address of [url, String(url).replace(/\.png$/, "-480.webp")]) {
      const answers = await Promise.all(Array.from({ length: 5 }, async () => site().request(address)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      await site().request(address, { method: "HEAD" });
    }
    expect([openFiles(folder), openFiles(join(place().folder, "variants"))]).toEqual([0, 0]);
  });
});
