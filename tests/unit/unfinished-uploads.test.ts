import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { openSite } from "../services.ts";

describe.each(engines)("a start of the site on $name", (engine) => {
  it("removes what an upload left behind that was killed, but none that another process may be writing", async () => {
    const { place, remove } = await engine.make();
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
    const { isShared } = site.services.database;
    expect(readdirSync(media).toSorted()).toEqual([...(isShared ? ["new.part"] : []), "picture.png"]);
    await site.close();
    await remove();
  });
});
