import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeOnEachDatabase, embedded, engines, runAsServer } from "../../tests/databases.ts";
import { openDatabase, type Database } from "./database.server.ts";
import { mergeIndexes } from "./merge-index.server.ts";
import { containsText, findNear, searchText } from "./search.server.ts";

const TEXTS = [
  "Özlem Yıldız\nOZLEM@example.org",
  '100% of a_b\\c "quoted" it\'s',
  "日本語のテキスト",
  "Straße 𝒜𝒷𝒸 ﬁn",
  "AND OR NOT NEAR(x) * ^",
];

async function add({ db }: Database, texts: readonly string[]): Promise<void> {
  const rows = texts.map((text, index) => ({
    id: `m${index}`,
    hash: `h${index}`,
    extension: "png",
    name: "",
    alt: "",
    search_text: searchText([text]),
    width: 1,
    height: 1,
    bytes: 1,
    created_at: "",
    created_by: "",
  }));
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto("media")
      .values(rows.slice(start, start + 500))
      .execute();
}

/** The ids of the rows that contain a text, with and without the index. */
async function find({ db }: Database, typed: string) {
  const near = await findNear(db, "media", typed);
  const rows = await db
    .selectFrom("media")
    .select("id")
    .where((eb) => containsText(eb.ref("search_text"), typed))
    .orderBy("id")
    .execute();
  return { near: near?.toSorted(), all: rows.map(({ id }) => id) };
}

describeOnEachDatabase("the index of searched texts", (get) => {
  beforeEach(() => add(get(), TEXTS));
  afterEach(async () => void (await get().db.deleteFrom("media").execute()));

  it.each([
    ["ÖZLEM", ["m0"]],
    ["zlem y", ["m0"]],
    ["yıldız\nozlem@", ["m0"]],
    ["00%", ["m1"]],
    ["a_b", ["m1"]],
    ["b\\c", ["m1"]],
    ['"quo', ["m1"]],
    ["t's", ["m1"]],
    ["本語の", ["m2"]],
    ["STRASSE", []],
    ["straße", ["m3"]],
    ["𝒜𝒷𝒸", ["m3"]],
    ["fin", ["m3"]],
    ["and or not near(x) * ^", ["m4"]],
    ["nothing of the kind", []],
  ])("finds %j among the few that it gives", async (typed, expected) => {
    const { near, all } = await find(get(), typed);
    expect(all).toEqual(expected);
    for (const id of all) expect(near).toContain(id);
    expect(near?.length).toBeLessThanOrEqual(1);
  });

  it.each(["", "a", "öz", "𝒜𝒷"])("doesn't help with %j, which is too short", async (typed) => {
    expect((await find(get(), typed)).near).toBeUndefined();
  });

  it("doesn't help with what more than a thousand rows have", async () => {
    await get().db.deleteFrom("media").execute();
    await add(
      get(),
      Array.from({ length: 1001 }, (_one, n) => `common ${n === 1000 ? "and rare" : ""}`),
    );
    expect((await find(get(), "common")).near).toBeUndefined();
    expect((await find(get(), "common and")).near).toEqual(["m1000"]);
  });

  it("follows every change of a row", async () => {
    const { db } = get();
    await db.updateTable("media").set({ search_text: "new words" }).where("id", "=", "m0").execute();
    expect(await find(get(), "words")).toEqual({ near: ["m0"], all: ["m0"] });
    expect((await find(get(), "özlem")).near).toEqual([]);
    await db.updateTable("media").set({ bytes: 2 }).execute();
    await db.deleteFrom("media").where("id", "in", ["m0", "m4"]).execute();
    expect((await find(get(), "words")).near).toEqual([]);
    const undone = get().inTransaction(async (trx) => {
      await trx.updateTable("media").set({ search_text: "never stored" }).where("id", "=", "m1").execute();
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect((await find(get(), "never stored")).near).toEqual([]);
    expect((await find(get(), "00%")).near).toEqual(["m1"]);
  });
});

/** Writes a row a hundred times, so that its index has segments to merge. */
async function changeOften({ db }: Database): Promise<void> {
  for (let n = 0; n < 100; n += 1) {
    const search_text = `text ${n}`;
    await db.updateTable("media").set({ search_text }).where("id", "=", "m0").execute();
  }
}

describe("the index of the embedded database", () => {
  it("stays whole while it is merged in steps and when the file is compacted", { tags: ["slow"] }, async () => {
    const { place, remove } = await embedded.make();
    const database = await openDatabase({ ...place, exclusive: false });
    await add(database, TEXTS);
    await database.db.deleteFrom("media").where("id", "in", ["m1", "m2"]).execute();
    await changeOften(database);
    expect(await mergeIndexes(database.db)).toBe(true);
    for (let steps = 0; steps < 100 && (await mergeIndexes(database.db)); steps += 1);
    expect(await mergeIndexes(database.db)).toBe(false);
    await sql`vacuum`.execute(database.db);
    expect(await find(database, "text 99")).toEqual({ near: ["m0"], all: ["m0"] });
    expect(await find(database, "near(x)")).toEqual({ near: ["m4"], all: ["m4"] });
    await sql`insert into media_search (media_search, rank) values ('integrity-check', 1)`.execute(database.db);
    await database.close();
    await remove();
  });
});

it("a server merges what is added to its index, until nothing is left to merge", { tags: ["slow"] }, async () => {
  const { place, remove } = await embedded.make();
  const database = await openDatabase({ ...place, exclusive: true });
  await add(database, TEXTS);
  await changeOften(database);
  const segments = sql<{ count: number }>`select count(distinct segid) as count from media_search_idx`;
  await expect
    .poll(async () => (await segments.execute(database.db)).rows[0]?.count, { timeout: 20_000 })
    .toBeLessThan(20);
  expect(await find(database, "text 99")).toEqual({ near: ["m0"], all: ["m0"] });
  await database.close();
  await remove();
});

const shared = engines.find(({ name }) => name === "PostgreSQL");

describe.runIf(shared)("without the extension pg_trgm", () => {
  it("says what to do, and searches without an index", async () => {
    if (!shared) return;
    const { place, remove } = await shared.make();
    const url = new URL(place.url ?? "");
    const owner = await openDatabase({ ...place, exclusive: false });
    expect(owner.warning).toBeUndefined();
    await sql`drop extension pg_trgm cascade`.execute(owner.db);
    const role = url.pathname.slice(1);
    const grants = `grant all on schema public to ${role}; grant all on all tables in schema public to ${role}`;
    await runAsServer(place, `create role ${role} login password '${role}'; ${grants}`);
    Object.assign(url, { username: role, password: role });
    const guest = await openDatabase({ ...place, url: url.href, exclusive: false });
    expect(guest.warning).toMatch(/pg_trgm.*permission denied.*CREATE EXTENSION/);
    await add(guest, TEXTS);
    expect(await find(guest, "özlem")).toEqual({ near: ["m0"], all: ["m0"] });
    await guest.close();
    const again = await openDatabase({ ...place, exclusive: false });
    expect(again.warning).toBeUndefined();
    const { rows } = await sql`select 1 from pg_indexes where indexname = 'leads_search'`.execute(again.db);
    expect(rows).toHaveLength(1);
    await runAsServer(place, `drop owned by ${role}; drop role ${role}`);
    await Promise.all([owner.close(), again.close()]);
    await remove();
  });
});
