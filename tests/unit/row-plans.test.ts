import { sql, type SelectQueryBuilder } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { createEntity } from "../../src/domains/records/entities/entities.server.ts";
import { findEntity } from "../../src/domains/records/entities/entity-store.server.ts";
import { presentProperties, type Entity, type Property } from "../../src/domains/records/entities/property.ts";
import { insertRows } from "../../src/domains/records/rows/row-store.server.ts";
import {
  matching,
  pageByAge,
  pageByValue,
  pageWithoutValue,
} from "../../src/domains/records/lists/row-source.server.ts";
import { describeOnEachDatabase } from "../databases.ts";

const COUNT = 3000;
const property = (name: string, type: "text" | "number") => ({
  name,
  title: name,
  type,
  isDisplay: false,
  isRequired: false,
  isSortable: true,
  isPrivate: false,
  help: "",
});

describeOnEachDatabase("a page of rows is read by an index that holds its key", (get) => {
  let entity: Entity;
  let price: Property;
  let title: Property;

  beforeAll(async () => {
    const given = { name: "courses", title: "Course", titlePlural: "Courses", icon: "", description: "" };
    const properties = [property("title", "text"), property("price", "number")];
    const rights = { visitors: { read: false, create: false }, members: { read: false, edit: false } };
    await createEntity(get(), { ...given, properties, ...rights });
    const found = await findEntity(get().db, "courses");
    if (!found) throw new Error("The entity is missing");
    entity = found;
    [title, price] = presentProperties(entity) as [Property, Property];
    const all = Array.from({ length: COUNT }, (_, n) => ({
      [title.id]: `Course ${n % 700}`,
      [price.id]: n % 900 || null,
    }));
    await get().inTransaction(async (trx) => {
      const handle = await get().enterTenant(trx, "site");
      for (let n = 0; n < COUNT; n += 500) {
        await insertRows(handle, { tenantId: "site", entity, author: "" }, all.slice(n, n + 500));
      }
    });
    await sql`analyze`.execute(get().db);
  });

  type Query = Pick<SelectQueryBuilder<never, never, unknown>, "explain">;

  /** @returns how the database would answer a query, in its own words. */
  async function planOf(make: (handle: Parameters<Parameters<ReturnType<typeof get>["readTenant"]>[1]>[0]) => Query) {
    return get().readTenant("site", async (handle) => {
      const lines = await make(handle).explain(undefined, get().isShared ? undefined : sql`query plan`);
      return JSON.stringify(lines);
    });
  }

  const position = { key: 450, id: "01990000-0000-7000-8000-000000000000" };
  const scope = (handle: Parameters<typeof pageByAge>[0]["handle"], isDescending: boolean, isBackward = false) => ({
    handle,
    entityId: entity.id,
    order: { property: price, isDescending },
    isBackward,
  });

  it.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])("when sorted by a number (downwards: %s, backward: %s)", async (isDescending, isBackward) => {
    const plan = await planOf((handle) => pageByValue(scope(handle, isDescending, isBackward), price, position, 50));
    expect(plan).toContain("row_keys_by_num");
    // The key narrows the index down: it isn't a filter of what the index gives, and nothing is sorted afterwards.
    const onPostgres = /Index Cond: [^"]*ROW\(num, row_id\) [<>] ROW/;
    const embedded = /property=\? AND .*\(num,row_id\)[<>]\(\?,\?\)/;
    expect(plan).toMatch(get().isShared ? onPostgres : embedded);
    expect(plan).not.toMatch(/Sort|TEMP B-TREE/);
  });

  it("when sorted by text, and behind the last value", async () => {
    const byText = await planOf((handle) =>
      pageByValue(scope(handle, false), title, { ...position, key: "course 5" }, 50),
    );
    expect(byText).toContain("row_keys_by_txt");
    expect(byText).not.toMatch(/Sort|TEMP B-TREE/);
    const without = await planOf((handle) =>
      pageWithoutValue(scope(handle, false), price, { ...position, key: null }, 50),
    );
    expect(without).toMatch(get().isShared ? /Index Cond: [^"]*num IS NULL[^"]*row_id >/ : /num=\? AND row_id>\?/);
    const back = await planOf((handle) =>
      pageWithoutValue(scope(handle, false, true), price, { key: null, id: "f".repeat(36) }, 50),
    );
    expect(back).toMatch(get().isShared ? /Index Cond: [^"]*num IS NULL[^"]*row_id </ : /num=\? AND row_id<\?/);
    expect(back).not.toMatch(/Sort|TEMP B-TREE/);
  });

  it("when sorted by age, and when filtered", async () => {
    const byAge = await planOf((handle) => pageByAge(scope(handle, true), position, 50));
    expect(byAge).toContain("rows_listed");
    expect(byAge).not.toMatch(/Sort|TEMP B-TREE/);
    const filter = { property: price, column: "num", operator: "eq", keys: [{ num: 7, txt: null }] } as const;
    const plan = await planOf((handle) =>
      matching(scope(handle, false), { ...filter, keys: [...filter.keys] }).limit(1001),
    );
    expect(plan).toContain("row_keys_by_num");
  });
});
