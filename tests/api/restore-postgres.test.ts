import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backupFile, restoreIntoPostgres } from "#db";
import { embedded, engines } from "../databases.ts";
import { openSite } from "../services.ts";
import { headersAs } from "../sign-in.ts";
import { siteAndApiFor } from "../site-for.ts";

const engine = engines.find(({ name }) => name === "PostgreSQL");
const TENANTS = ["site", "north"];
const ROWS = "entities/courses/rows";
/** More than are read at a time. */
const COUNTERS = 1200;

/** Every row of every table, as text. */
type Content = Record<string, string[]>;

const byText = (one: string, other: string) => (one < other ? -1 : 1);

function asText(rows: object[]): string[] {
  const texts = rows.map((row) => {
    const cells = Object.entries(row).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return cells.toSorted(byText).join(", ");
  });
  return texts.toSorted(byText);
}

function readBackup(file: string): Content {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("SELECT name FROM pragma_table_list WHERE type = 'table'").all();
  const names = tables.map(({ name }) => String(name)).filter((name) => !/^(?:sqlite|kysely)_/.test(name));
  const content = names.map((name) => [name, asText(database.prepare(`SELECT * FROM "${name}"`).all())]);
  database.close();
  return Object.fromEntries(content);
}

describe.runIf(engine)("a backup of the embedded database", () => {
  const { site, api, place } = siteAndApiFor(embedded, "admin");
  const folder = mkdtempSync(join(tmpdir(), "blockwright-restore-"));
  const file = join(folder, "site.db");
  let made: Awaited<ReturnType<typeof embedded.make>>;

  const url = () => made.place.url ?? "";
  const restore = (backup: string) => restoreIntoPostgres(backup, made.place.folder, url());

  async function query(text: string): Promise<object[]> {
    const types = new pg.TypeOverrides();
    types.setTypeParser(pg.types.builtins.INT8, Number);
    const client = new pg.Client({ connectionString: url(), types });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  }

  beforeAll(async () => {
    if (!engine) return;
    made = await engine.make();
    await api().post("/api/entities", {
      name: "courses",
      title: "Course",
      titlePlural: "Courses",
      properties: [{ name: "title", title: "Title", type: "text", isSortable: true }],
    });
    await api().post("/api/tenants", { name: "north", title: "North School" });
    for (const tenant of TENANTS)
      await api().post(`/api/tenants/${tenant}/${ROWS}`, { values: { title: `Algebra in ${tenant}` } });
    const counter = (hits: number) => ({ bucket: `bucket-${hits}`, resets_at: Date.now(), hits });
    const counters = Array.from({ length: COUNTERS }, (_one, index) => counter(index));
    await site().services.database.db.insertInto("rate_limits").values(counters).execute();
    await backupFile(place().folder, file);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await made?.remove();
  });

  it("leaves PostgreSQL as it was where a text can't be stored there, and names its table", async () => {
    const odd = join(folder, "odd.db");
    copyFileSync(file, odd);
    const database = new DatabaseSync(odd);
    database.exec("UPDATE users SET name = 'A' || char(0)");
    database.close();
    await expect(restore(odd)).rejects.toThrow(
      /^The table users can't be restored \(.*0x00.*The database is as it was\.$/,
    );
    expect(await query("select id from pages")).toEqual([]);
    expect(readdirSync(made.place.folder)).toEqual([]);
  });

  it("is restored into it row by row, and only once", async () => {
    const content = readBackup(file);
    const { rows, missing } = await restore(file);
    expect(missing).toEqual([]);
    expect(rows).toBe(Object.values(content).flat().length);
    const bound = await query("select relname from pg_class where relforcerowsecurity");
    expect(bound.length).toBeGreaterThan(3);
    expect(await query("select id from rows")).toEqual([]);
    for (const { relname } of bound as { relname: string }[])
      await query(`alter table ${relname} no force row level security`);
    const restored: Content = {};
    for (const name of Object.keys(content)) restored[name] = asText(await query(`select * from ${name}`));
    for (const { relname } of bound as { relname: string }[])
      await query(`alter table ${relname} force row level security`);
    expect(restored).toEqual(content);
    await expect(restore(file)).rejects.toThrow("already holds a site. Name an empty one.");
  });

  it("is the same site there: accounts, pages, and rows that are found by their words", async () => {
    const moved = await openSite(made.place);
    const headers = await headersAs(moved, "admin@example.org");
    for (const tenant of TENANTS) {
      const answer = await moved.request(`/api/tenants/${tenant}/${ROWS}?search=alg`, { headers });
      const { items } = await answer.json();
      expect(items.map(({ values }: { values: { title: string } }) => values.title)).toEqual([`Algebra in ${tenant}`]);
    }
    const [before, after] = await Promise.all([site().request("/"), moved.request("/")]);
    expect([after.status, await after.text()]).toEqual([200, await before.text()]);
    await moved.services.events.close();
    await moved.close();
  });
});
