import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "#db";
import { makeListener } from "../../src/db/postgres.server.ts";
import { explainFailure } from "../../src/db/startup-error.ts";
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
    const tell = async () => {
      await notify("page_changed", "/here");
      return heard;
    };
    await expect.poll(tell).toContain("/here");
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

  it("copies what lists show to pages of before they had it", async () => {
    const { db } = get();
    const at = "2026-01-01T00:00:00.000Z";
    await db
      .insertInto("pages")
      .values([{ ...row("live"), published_version_id: "live-1" }, row("unseen")])
      .execute();
    const version = { page_id: "live", meta_tags: "[]", blocks: "[]", author: "", summary: "", published_at: at };
    await db
      .insertInto("page_versions")
      .values({ ...version, id: "live-1", revision: 3 })
      .execute();
    const draft = { snapshot: "{}", removed: "[]", snapshot_revision: 0 };
    await db
      .insertInto("page_drafts")
      .values([
        { ...draft, page_id: "live", revision: 5 },
        { ...draft, page_id: "unseen", revision: 1 },
      ])
      .execute();
    for (const name of ["pages_by_change", "archived_pages", "unpublished_pages", "changed_pages"]) {
      await db.schema.dropIndex(name).execute();
    }
    for (const name of ["published_at", "published_revision", "draft_revision"]) {
      await db.schema.alterTable("pages").dropColumn(name).execute();
    }
    await migrations["0011-page-lists"]?.up(db);
    const pages = await db
      .selectFrom("pages")
      .select(["id", "published_at", "published_revision", "draft_revision"])
      .where("id", "in", ["live", "unseen"])
      .orderBy("id")
      .execute();
    expect(pages).toEqual([
      { id: "live", published_at: at, published_revision: 3, draft_revision: 5 },
      { id: "unseen", published_at: null, published_revision: null, draft_revision: 1 },
    ]);
  });
});

describe("the embedded database's folder", () => {
  const folderWith = (files: Record<string, string> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), "blockwright-files-"));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return folder;
  };

  it.each([
    ["blockwright.db", /blockwright\.db is damaged .*restore a backup/],
    ["lock.db", /lock\.db is damaged .*delete it/],
  ])("is refused while %s is damaged, with the remedy", async (name, message) => {
    const folder = folderWith({ [name]: "no database at all, but some text that is long enough".repeat(200) });
    await expect(openDatabase({ folder, exclusive: true })).rejects.toThrow(message);
    // It is free again once the file is gone.
    rmSync(join(folder, name));
    await (await openDatabase({ folder, exclusive: true })).close();
  });

  it("is refused when a page inside the database is damaged", async () => {
    const folder = folderWith();
    await (await openDatabase({ folder, exclusive: false })).close();
    const file = join(folder, "blockwright.db");
    const content = readFileSync(file);
    writeFileSync(file, content.fill(0xff, 4096));
    await expect(openDatabase({ folder, exclusive: false })).rejects.toThrow(/is damaged/);
  });

  it("fails for the reason that SQLite gave when it has ended the transaction itself, as it does on a full disk", async () => {
    const { db, inTransaction, close } = await openDatabase({ folder: folderWith(), exclusive: true });
    await sql`CREATE TABLE once (id INTEGER PRIMARY KEY)`.execute(db);
    const adding = inTransaction(async (trx) => {
      for (const id of [1, 2, 1]) await sql`INSERT OR ROLLBACK INTO once VALUES (${id})`.execute(trx);
    });
    await expect(adding).rejects.toThrow("UNIQUE constraint failed: once.id");
    await inTransaction((trx) => sql`INSERT INTO once VALUES (3)`.execute(trx));
    expect((await sql`SELECT id FROM once`.execute(db)).rows).toEqual([{ id: 3 }]);
    await close();
  });

  it("tells a full disk from a folder that can't be written", () => {
    const folder = folderWith();
    const database = new DatabaseSync(join(folder, "small.db"));
    database.exec("PRAGMA max_page_count = 2; CREATE TABLE first (text)");
    const fill = () => database.exec("CREATE TABLE second (text); CREATE TABLE third (text)");
    const explained = (error: unknown) => explainFailure(folder, { file: "", repair: "" }, error)?.message;
    const reasons: unknown[] = [Object.assign(new Error("no space left"), { code: "ENOSPC" })];
    try {
      fill();
    } catch (error) {
      reasons.push(error);
    }
    expect(reasons.map(explained)).toEqual([
      expect.stringContaining("is full (no space left). Free some space"),
      expect.stringContaining("is full (database or disk is full). Free some space"),
    ]);
    expect(explained(Object.assign(new Error("denied"), { code: "EACCES" }))).toBeUndefined();
    // A write beyond a quota or a limit of file sizes (SQLITE_IOERR_WRITE).
    expect(explained(Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode: 778 }))).toContain(
      "isn't full (disk I/O error). Look for a quota",
    );
    database.close();
  });

  it("keeps its files from other users, also in a folder that was there before", async () => {
    const folder = folderWith({ "blockwright.db": "" });
    chmodSync(join(folder, "blockwright.db"), 0o644);
    const database = await openDatabase({ folder, exclusive: true });
    await database.db.deleteFrom("rate_limits").execute();
    const names = readdirSync(folder);
    expect(names).toEqual(expect.arrayContaining(["blockwright.db", "blockwright.db-wal", "lock.db"]));
    const open = names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
    await database.close();
    expect(open).toEqual([]);
  });

  it("is refused to a second server, and free again after the first one was killed", { tags: ["slow"] }, async () => {
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
    for (const folder of [join(file, "data"), file, "/proc/data"]) {
      await expect(openDatabase({ folder, exclusive: true })).rejects.toThrow(/can't be written.*DATA_DIR/);
    }
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

it("ends a connection for messages that a server accepted but won't use, before it tries again", async () => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => {});
    // The first message asks for a session; the answer refuses it, and leaves the connection open.
    socket.once("data", () => {
      const fields = Buffer.from("SFATAL\0C57P03\0Mnot yet\0\0");
      const length = Buffer.alloc(4);
      length.writeInt32BE(fields.length + 4);
      socket.write(Buffer.concat([Buffer.from("E"), length, fields]));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const listener = makeListener(`postgresql://nobody@127.0.0.1:${port}/none`);
  const onLost = vi.fn<() => void>();
  listener.listen({ channel: "page_changed", onMessage: () => {}, onLost });
  await expect.poll(() => onLost.mock.calls.length).toBe(1);
  await expect.poll(() => open.size).toBe(0);
  await listener.close();
  await new Promise((resolve) => server.close(resolve));
});
