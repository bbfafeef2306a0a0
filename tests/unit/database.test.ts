import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "#db";
import { migrations } from "../../src/db/migrations/index.ts";
import { describeOnEachDatabase, embedded } from "../databases.ts";

const row = (id: string) => ({
  id,
  path: `/${id}`,
  locale: "en",
  title: "A page",
  search_text: "a page",
  updated_by: "",
  published_version_id: null,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
});

describeOnEachDatabase("the database", (get, place) => {
  it("keeps what a transaction wrote and drops what a failed one wrote", async () => {
    const { db, inTransaction } = get();
    await inTransaction((trx) => trx.insertInto("pages").values(row("kept")).execute());
    const failing = inTransaction(async (trx) => {
      await trx.insertInto("pages").values(row("dropped")).execute();
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    const ids = await db.selectFrom("pages").select("id").execute();
    expect(ids).toEqual([{ id: "kept" }]);
  });

  it("refuses the database itself inside a transaction at once, instead of waiting for ever", async () => {
    const { db, inTransaction } = get();
    const misuse = inTransaction(async () => db.selectFrom("pages").select("id").execute());
    await expect(misuse).rejects.toThrow(/only its transaction/);
    await expect(inTransaction(() => inTransaction(async () => 1))).rejects.toThrow(/only its transaction/);
  });

  it("brings several processes' messages to every listener, until it stops", async () => {
    const { listen, notify } = get();
    const heard: string[] = [];
    const onLost = vi.fn<() => void>();
    const stop = listen("page_changed", (path) => heard.push(path), onLost);
    await vi.waitFor(async () => {
      await notify("page_changed", "/here");
      expect(heard).toContain("/here");
    });
    await stop();
    heard.length = 0;
    await notify("page_changed", "/later");
    expect(heard).toEqual([]);
  });

  it("has a folder for the files that belong to it, made where it is missing", async () => {
    const folder = join(place().folder, "made", "at-start");
    await (await openDatabase({ ...place(), folder, exclusive: true })).close();
    expect(existsSync(folder)).toBe(true);
    const unusable = openDatabase({ ...place(), folder: "/dev/null/data", exclusive: false });
    await expect(unusable).rejects.toThrow(/can't be written.*DATA_DIR/);
  });

  it("migrates again without a change, also when two processes start at once", async () => {
    const opened = await Promise.all([1, 2].map(() => openDatabase({ ...place(), exclusive: false })));
    const pages = await Promise.all(opened.map(({ db }) => db.selectFrom("pages").select("id").execute()));
    expect(pages).toEqual([[{ id: "kept" }], [{ id: "kept" }]]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it("calls pages of before pages had names what their published version is called", async () => {
    const { db } = get();
    const version = { blocks: "[]", published_at: "2026-01-01T00:00:00.000Z", revision: 0, author: "", summary: "" };
    const tags: [string, string][] = [
      ["privacy", '[{"name":"title","value":"Privacy policy | Example"}]'],
      ["nameless", "[]"],
      ["broken", "{"],
    ];
    for (const [id, meta_tags] of tags) {
      const old = { ...row(id), title: `/${id}`, search_text: `/${id}`, published_version_id: `${id}-1` };
      await db.insertInto("pages").values(old).execute();
      await db
        .insertInto("page_versions")
        .values({ ...version, id: `${id}-1`, page_id: id, meta_tags })
        .execute();
    }
    await migrations["0008-page-titles"]?.up(db);
    const ids = tags.map(([id]) => id);
    const pages = await db.selectFrom("pages").select(["id", "title", "search_text"]).where("id", "in", ids).execute();
    expect(pages.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: "broken", title: "/broken", search_text: "/broken" },
      { id: "nameless", title: "/nameless", search_text: "/nameless" },
      { id: "privacy", title: "Privacy policy", search_text: "privacy policy\n/privacy" },
    ]);
  });
});

describe("the embedded database's folder", () => {
  it("is refused to a second server, and free again after the first one was killed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "blockwright-lock-"));
    const first = await openDatabase({ folder, exclusive: true });
    await expect(openDatabase({ folder, exclusive: true })).rejects.toThrow(/already open in another/);
    await first.close();
    const hold = `import("node:sqlite").then(({ DatabaseSync }) => {
      const lock = new DatabaseSync(${JSON.stringify(join(folder, "lock.db"))});
      lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
      process.kill(process.pid, "SIGKILL");
    })`;
    expect(spawnSync(process.execPath, ["-e", hold]).signal).toBe("SIGKILL");
    const again = await openDatabase({ folder, exclusive: true });
    await again.close();
  });

  it("that can't be made is named with the remedy", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "blockwright-file-")), "file");
    writeFileSync(file, "");
    const opening = openDatabase({ folder: join(file, "data"), exclusive: true });
    await expect(opening).rejects.toThrow(/can't be written.*DATA_DIR/);
  });

  it("names a database server that doesn't answer, without its password", async () => {
    const url = "postgresql://user:secret@127.0.0.1:1/site";
    const opening = openDatabase({ url, folder: tmpdir(), exclusive: true });
    await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/site can't be reached.*DATABASE_URL/);
    await expect(opening).rejects.not.toThrow(/secret/);
  });
});

describe("a transaction of the embedded database", () => {
  it("takes the right to write at its begin, so that what it has read stays true", async () => {
    const { place, remove } = await embedded.make();
    const database = await openDatabase({ ...place, exclusive: false });
    const other = new DatabaseSync(join(place.folder, "blockwright.db"));
    const write = () => other.exec("update pages set title = 'x'");
    await database.inTransaction(async (trx) => {
      await trx.selectFrom("pages").select("id").execute();
      expect(write).toThrow(/locked/);
    });
    write();
    other.close();
    await database.close();
    await remove();
  });
});
