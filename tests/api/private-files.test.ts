import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sweepPrivateFiles } from "#media/server";
import { embedded } from "../databases.ts";
import { startFakeS3, type FakeS3 } from "../fake-s3.ts";
import { openSite, type Site } from "../services.ts";

describe("visitors' files with a bucket", () => {
  let storage: FakeS3;
  let made: Awaited<ReturnType<typeof embedded.make>>;
  let site: Site;
  beforeAll(async () => {
    storage = await startFakeS3();
    made = await embedded.make();
    site = await openSite(made.place, storage.variables);
  });
  afterEach(() => storage.fail());
  afterAll(async () => {
    await site.services.events.close();
    await site.close();
    await storage.stop();
    await made.remove();
  });
  const leave = async (content: string) => {
    const hash = createHash("sha256").update(content).digest("hex");
    const row = {
      id: crypto.randomUUID(),
      hash,
      name: "a.txt",
      bytes: content.length,
      announced_at: new Date(0).toISOString(),
      owner_id: null,
    };
    await site.services.database.db.insertInto("private_files").values(row).execute();
    return hash;
  };

  it("are swept without holding up the database while the storage is silent", async () => {
    await leave("left over");
    storage.fail("hang");
    const { database, media } = site.services;
    const sweeping = sweepPrivateFiles(database, media).then(() => "swept");
    await new Promise((resolve) => setTimeout(resolve, 50));
    const reading = database.db.selectFrom("pages").select("id").limit(1).execute();
    expect(await Promise.race([sweeping, reading.then(() => "read")])).toBe("read");
    // The storage is given up after four seconds.
    expect(await sweeping).toBe("swept");
  });

  it("are removed from the folder too", async () => {
    const content = "sent before there was a bucket";
    const hash = await leave(content);
    const folder = join(made.place.folder, "media");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${hash}.bin`), content);
    await sweepPrivateFiles(site.services.database, site.services.media);
    expect(existsSync(join(folder, `${hash}.bin`))).toBe(false);
  });
});
