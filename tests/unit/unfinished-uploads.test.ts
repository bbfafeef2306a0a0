import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { embedded } from "../databases.ts";
import { openSite } from "../services.ts";

describe("a start of the site", () => {
  it("removes what an upload left behind that was killed, and leaves those that may be under way", async () => {
    const { place, remove } = await embedded.make();
    const media = join(place.folder, "media");
    mkdirSync(media);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    for (const [name, hours] of [
      ["old.part", 2],
      ["new.part", 0],
      ["picture.png", 9],
    ] as const) {
      writeFileSync(join(media, name), "half of it");
      utimesSync(join(media, name), hoursAgo(hours), hoursAgo(hours));
    }
    const site = await openSite(place);
    expect(readdirSync(media).toSorted()).toEqual(["new.part", "picture.png"]);
    await site.close();
    await remove();
  });
});
