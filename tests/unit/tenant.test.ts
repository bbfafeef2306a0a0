import { sql, type Insertable, type Kysely, type Updateable } from "kysely";
import { beforeAll, beforeEach, expect, expectTypeOf, it } from "vitest";
import type { Database, TenantId } from "#db";
import { openTenant } from "../../src/db/tenant.server.ts";
import { describeOnEachDatabase } from "../databases.ts";

type Tables = {
  courses: { tenant_id: TenantId; id: string; title: string };
  places: { tenant_id: TenantId; course_id: string; person: string };
};

async function makeTables({ db }: Database): Promise<void> {
  const text = (...columns: string[]) => sql.raw(columns.map((name) => `${name} text not null`).join(", "));
  await sql`create table courses (${text("tenant_id", "id", "title")}, primary key (id))`.execute(db);
  await sql`create table places (${text("tenant_id", "course_id", "person")})`.execute(db);
}

describeOnEachDatabase("the rows of a tenant", (get) => {
  const open = (tenantId: string) => openTenant<Tables>(get().db, tenantId);
  let ours: Kysely<Tables>;
  let theirs: Kysely<Tables>;
  beforeAll(() => makeTables(get()));
  beforeEach(async () => {
    ours = open("ours");
    theirs = open("theirs");
    for (const table of ["courses", "places"]) await sql`delete from ${sql.table(table)}`.execute(get().db);
    for (const [name, rows] of Object.entries({ ours, theirs })) {
      const courses = [1, 2].map((number) => ({ id: `${name} ${number}`, title: `Course of ${name}` }));
      await rows.insertInto("courses").values(courses).execute();
      await rows
        .insertInto("places")
        .values({ course_id: "ours 1", person: `Somebody of ${name}` })
        .execute();
    }
  });

  const titles = async (rows: Kysely<Tables>) =>
    (await rows.selectFrom("courses").select("title").distinct().execute()).map(({ title }) => title);

  it("are all that a query sees, whatever its condition", async () => {
    expect(await titles(ours)).toEqual(["Course of ours"]);
    const everything = ours
      .selectFrom("courses")
      .selectAll()
      .where(sql<boolean>`1 = 1 or 1 = 1`);
    expect((await everything.execute()).map(({ tenant_id }) => tenant_id)).toEqual(["ours", "ours"]);
  });

  it("are all that a join, another name of a table and a subquery see", async () => {
    const joined = await ours
      .selectFrom("courses as c")
      .innerJoin("places as p", "p.course_id", "c.id")
      .leftJoin("places", "places.course_id", "c.id")
      .select(["p.person as inner", "places.person as left"])
      .execute();
    expect(joined).toEqual([{ inner: "Somebody of ours", left: "Somebody of ours" }]);
    const counted = await theirs
      .selectFrom("courses")
      .select((eb) => eb.selectFrom("places").select(eb.fn.countAll().as("n")).as("count"))
      .where("id", "in", (eb) => eb.selectFrom("courses as all").select("all.id"))
      .execute();
    expect(counted.map(({ count }) => Number(count))).toEqual([1, 1]);
  });

  it("are all that is changed and removed, also where a condition names any row", async () => {
    await ours
      .updateTable("courses")
      .set({ title: "New" })
      .where(sql<boolean>`1 = 1 or 1 = 1`)
      .execute();
    await ours.updateTable("courses as c").set({ title: "Newer" }).execute();
    expect([await titles(ours), await titles(theirs)]).toEqual([["Newer"], ["Course of theirs"]]);
    await ours
      .deleteFrom("courses")
      .where(sql<boolean>`1 = 1 or 1 = 1`)
      .execute();
    expect([await titles(ours), await titles(theirs)]).toEqual([[], ["Course of theirs"]]);
  });

  it("never take over a row of another one that has the same key", async () => {
    await ours
      .insertInto("courses")
      .values({ id: "theirs 1", title: "Stolen" })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ title: "Stolen" }))
      .execute();
    expect(await titles(theirs)).toEqual(["Course of theirs"]);
  });

  it("are reached within a transaction of the caller", async () => {
    await get().inTransaction(async (trx) => {
      await openTenant<Tables>(trx, "ours").deleteFrom("courses").execute();
    });
    expect([await titles(ours), await titles(theirs)]).toEqual([[], ["Course of theirs"]]);
  });

  it("are refused to SQL text in place of a query, a table or values", async () => {
    const courses = sql<Tables["courses"]>`courses`.as("c");
    await expect(sql`select * from courses`.execute(ours)).rejects.toThrow("not by RawNode");
    await expect(ours.selectFrom(courses).selectAll().execute()).rejects.toThrow("no SQL text");
    const joined = ours.selectFrom("places").innerJoin(courses, "c.id", "course_id").selectAll();
    await expect(joined.execute()).rejects.toThrow("no SQL text");
    const copied = ours
      .insertInto("places")
      .columns(["course_id", "person"])
      .expression((eb) => eb.selectFrom("places").select(["course_id", "person"]));
    await expect(copied.execute()).rejects.toThrow("by their values");
  });

  it("are refused to statements that can't be narrowed", async () => {
    await expect(ours.schema.dropTable("courses").execute()).rejects.toThrow("not by DropTableNode");
    await expect(ours.deleteFrom("courses").using("places").execute()).rejects.toThrow("not with `using`");
  });

  it("have the tenant of the handle: a query can't name one", () => {
    expectTypeOf<keyof Insertable<Tables["courses"]>>().toEqualTypeOf<"id" | "title">();
    expectTypeOf<keyof Updateable<Tables["courses"]>>().toEqualTypeOf<"id" | "title">();
    // @ts-expect-error The handle knows the tables of tenants alone.
    expect(ours.selectFrom("rate_limits").compile().sql).toContain("tenant_id");
    // @ts-expect-error And nothing else knows them.
    expect(get().db.selectFrom("courses").compile().sql).toBeDefined();
  });
});
