import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backupFile, dataFolder, findNear, openDatabase, restoreFile, searchText } from "#db";
import { explainCopy } from "../../src/db/startup-error.ts";
import { copyMedia } from "../../src/db/backup-media.server.ts";
import { addMedia } from "../../src/domains/media/library.server.ts";
import { openSite, readSubscribers, type Site } from "../services.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "blockwright-backup-"));

describe("a backup of the embedded database", () => {
  const folder = newFolder();
  const file = join(newFolder(), "site.db");
  let site: Site;

  beforeAll(async () => {
    site = await openSite({ folder });
    await site.services.database.db
      .insertInto("subscribers")
      .values({
        id: "1",
        created_at: "2026-01-01T00:00:00.000Z",
        email: "Ada@example.org",
        email_key: "ada@example.org",
        first_name: "Ada",
        last_name: "Byron",
        source: "",
        page_path: "/",
        query: "",
        locale: "en",
        suspicious_at: null,
        search_text: searchText(["Ada Byron"]),
      })
      .execute();
    await backupFile(folder, file);
  });
  afterAll(() => site.close());

  it("brings the subscribers back, and each address still only once", async () => {
    const target = newFolder();
    await restoreFile(file, target);
    const restored = await openSite({ folder: target });
    const { database } = restored.services;
    const [ada] = await readSubscribers(database);
    expect(ada).toMatchObject({ email: "Ada@example.org", first_name: "Ada" });
    expect(await findNear(database.db, "subscribers", "byron")).toEqual(["1"]);
    const twice = database.db.insertInto("subscribers").values({ ...ada, id: "2" } as NonNullable<typeof ada>);
    await expect(twice.execute()).rejects.toThrow(/UNIQUE/);
    await restored.close();
  });

  it("ends while the site is written to", { tags: ["slow"] }, async () => {
    const { db, inDeferredSyncTransaction } = site.services.database;
    const note = (text: string) => sql`insert into busy_texts values (${text})`;
    await sql`create table busy_texts (text text)`.execute(db);
    await inDeferredSyncTransaction(async (trx) => {
      for (let n = 0; n < 400; n += 1) await note("x".repeat(100_000)).execute(trx);
    });
    const state = { isEnded: false };
    const ended = backupFile(folder, join(newFolder(), "busy.db")).then(() => (state.isEnded = true));
    let left = 2000;
    for (; left > 0 && !state.isEnded; left -= 1) {
      await note("a lead").execute(db);
      await setImmediate();
    }
    expect(left).toBeGreaterThan(0);
    await ended;
  });

  it("never takes the place of the site's own database", async () => {
    const own = join(folder, "blockwright.db");
    const before = statSync(own).ino;
    await expect(backupFile(folder, own)).rejects.toThrow("is the site's own database. Name another file");
    expect(statSync(own).ino).toBe(before);
  });

  it("is whole when another one to the same file begins meanwhile, which is refused", async () => {
    const twice = join(newFolder(), "twice.db");
    const [first, second] = await Promise.allSettled([backupFile(folder, twice), backupFile(folder, twice)]);
    expect(first.status).toBe("fulfilled");
    const refusal = expect.stringContaining("Another process is writing");
    expect(second).toMatchObject({ status: "rejected", reason: { message: refusal } });
    expect(readdirSync(dirname(twice))).toEqual(["twice.db"]);
    expect(await restoreFile(twice, newFolder())).toEqual([]);
  });

  it("leaves the database of a site that was started on the folder meanwhile alone", { tags: ["slow"] }, async () => {
    const target = newFolder();
    const restoring = restoreFile(file, target);
    const started = await openDatabase({ folder: target, exclusive: true });
    await expect(restoring).rejects.toThrow(/^\S+ already holds a database/);
    expect(await readSubscribers(started)).toEqual([]);
    await started.close();
    expect(readdirSync(target).toSorted()).toEqual(["blockwright.db", "lock.db"]);
  });

  it("keeps it from other users of the machine", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  describe("with uploaded files", () => {
    const svg = (size: number) => Buffer.from(`<svg viewBox="0 0 ${size} 9"><path d="M0"/></svg>`);
    const add = (size: number) =>
      addMedia(site.services.database, site.services.media, {
        bytes: svg(size),
        name: "a.svg",
        alt: "",
        userId: "1",
      });
    const named = join(newFolder(), "named.db");
    const beside = named.replace(".db", ".media");

    it("brings them back, and adds the new ones to an older backup", { tags: ["slow"] }, async () => {
      const first = await add(1);
      await backupFile(folder, named);
      const modes = [beside, ...readdirSync(beside).map((name) => join(beside, name))].map(
        (path) => statSync(path).mode,
      );
      expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
      const second = await add(2);
      await backupFile(folder, named);
      const target = newFolder();
      expect(await restoreFile(named, target)).toEqual([]);
      const restored = await openSite({ folder: target });
      for (const added of [first, second]) {
        const answer = await restored.request(added.ok ? added.value.url : "");
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
      }
      await restored.close();
    });

    it("leaves out those that the site removes meanwhile", async () => {
      const [from, to] = [newFolder(), join(newFolder(), "site.media")];
      for (const letter of ["a", "b"]) writeFileSync(join(from, `${letter.repeat(64)}.bin`), letter);
      const [kept, removed = ""] = readdirSync(from);
      const copied = copyMedia(from, to);
      // All names are known by now, and the first file is being copied.
      rmSync(join(from, removed));
      await copied;
      expect(readdirSync(to)).toEqual([kept]);
    });

    it("names those that a backup lacks", { tags: ["slow"] }, async () => {
      const [lost = ""] = readdirSync(beside);
      rmSync(join(beside, lost));
      expect(await restoreFile(named, newFolder())).toEqual([lost]);
    });
  });

  it("isn't restored where a newer version made it", async () => {
    const newer = join(newFolder(), "newer.db");
    copyFileSync(file, newer);
    const database = new DatabaseSync(newer);
    database.exec("INSERT INTO kysely_migration VALUES ('9999-newer', '2030-01-01')");
    database.close();
    const target = newFolder();
    await expect(restoreFile(newer, target)).rejects.toThrow("is of a newer version of Blockwright (9999-newer)");
    expect(readdirSync(target)).toEqual([]);
  });

  it("names what is in the way with the remedy", async () => {
    await expect(backupFile(folder, newFolder())).rejects.toThrow(/can't be written.*Name a file/);
    await expect(backupFile(folder, join(file, "inside.db"))).rejects.toThrow(/can't be written.*Name a file/);
    await expect(restoreFile(file, join(file, "data"))).rejects.toThrow(/can't be written.*Set DATA_DIR/);
    await expect(restoreFile(newFolder(), join(newFolder(), "data"))).rejects.toThrow(/is not a .*backup/);
  });
});

it.each([
  ["SQLite", { errcode: 13 }],
  ["the system", { code: "ENOSPC" }],
])("says that the disk is full where %s does", (_who, facts) => {
  const remedies = { full: "name another disk.", other: "Name a file." };
  const copy = { text: "The backup can't be written", remedies };
  const full = Object.assign(new Error("no space left"), facts);
  expect(explainCopy(tmpdir(), copy, full).message).toBe(
    "The backup can't be written: the disk is full (Error: no space left). Free some space, or name another disk.",
  );
});

it.each([undefined, "", " "])("is of the folder that the site uses without DATA_DIR when that is %j", (given) => {
  expect(dataFolder(given)).toBe("./data");
  expect(dataFolder("/var/lib/site")).toBe("/var/lib/site");
});
