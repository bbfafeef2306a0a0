import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#db";
import { migrations } from "../../src/db/migrations/index.ts";
import { engines, type Place } from "../databases.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "blockwright-migrations-"));

/** Does something when a migration in the middle has changed the tables, before that is recorded. */
function interrupt(work: (db: Kysely<unknown>) => unknown): void {
  const migration = migrations["0022-inbox"];
  if (!migration) throw new Error("Migration not found");
  const migrate = migration.up.bind(migration);
  vi.spyOn(migration, "up").mockImplementation(async (db) => {
    await migrate(db);
    await work(db);
  });
}

/** Starts on a database. @returns the migrations that are recorded in it. */
async function start(place: Place): Promise<string[]> {
  const { db, close } = await openDatabase({ ...place, exclusive: true });
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  await close();
  return rows.map(({ name }) => name);
}

afterEach(() => void vi.restoreAllMocks());

describe.each(engines)("a start of an older version on $name", (engine) => {
  it("says that a newer one has changed the tables, and what to do", async () => {
    const { place, remove } = await engine.make();
    const { db, close } = await openDatabase({ ...place, exclusive: true });
    await sql`insert into kysely_migration values ('9999-newer', '2030-01-01')`.execute(db);
    await close();
    const message = "belongs to a newer version of Blockwright (9999-newer). Start that version, or restore a backup";
    await expect(start(place)).rejects.toThrow(message);
    await remove();
  });
});

describe.each(engines)("the first start on $name", (engine) => {
  it("that failed in the middle of the migrations is made up for by the next", async () => {
    const { place, remove } = await engine.make();
    const empty = { ...place, folder: newFolder() };
    interrupt(() => {
      throw new Error("the disk is gone");
    });
    await expect(start(empty)).rejects.toThrow("can't be brought up to date: Error: the disk is gone");
    vi.restoreAllMocks();
    expect(await start(empty)).toEqual(Object.keys(migrations));
    await remove();
  });
});

it("the embedded database of a server that was killed in the middle of the migrations is brought up to date", async () => {
  const [folder, killed] = [newFolder(), newFolder()];
  interrupt(() => cpSync(folder, killed, { recursive: true }));
  await start({ folder });
  vi.restoreAllMocks();
  expect(await start({ folder: killed })).toEqual(Object.keys(migrations));
});

it.each(engines.filter(({ name }) => name === "PostgreSQL"))(
  "a role's time limit on $name doesn't end a start whose migrations take longer",
  async (engine) => {
    const { place, remove } = await engine.make();
    const url = Object.assign(new URL(place.url ?? ""), { search: "statement_timeout=500" }).href;
    interrupt((db) => sql`select pg_sleep(0.6)`.execute(db));
    expect(await start({ ...place, url })).toEqual(Object.keys(migrations));
    await remove();
  },
);
