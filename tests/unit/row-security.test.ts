import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "#db";
import { describeOnEachDatabase, engines } from "../databases.ts";

const TABLES = ["rows", "row_keys", "row_changes", "row_words", "limits"];
/** The site's own tables that name a tenant: they say who may enter it and what it pays, so they are read without one. */
const OF_THE_SITE = ["ai_calls", "checkouts", "members", "orders", "subscriptions", "tenant_invitations"];

/** Runs SQL text as the database's owner, bound to a tenant as `readTenant` binds it. */
function ask<Row>({ inTransaction }: Database, tenantId: string | undefined, statement: string): Promise<Row[]> {
  return inTransaction(async (trx) => {
    if (tenantId) await sql`select set_config('blockwright.tenant', ${tenantId}, true)`.execute(trx);
    return (await sql.raw<Row>(statement).execute(trx)).rows;
  });
}

async function addRow(database: Database, tenantId: string): Promise<void> {
  const now = new Date().toISOString();
  await database.inTransaction(async (trx) => {
    const entity = { id: "e", name: "e", title: "", former_names: "[]", title_plural: "", icon: "", description: "" };
    await trx
      .insertInto("entities")
      .values({
        ...entity,
        properties: "[]",
        visitors: "{}",
        members: "{}",
        revision: 1,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto("tenants")
      .values({ id: tenantId, name: tenantId, title: "", search_text: "", opened_at: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { rows } = await database.enterTenant(trx, tenantId);
    const row = { id: `row of ${tenantId}`, entity_id: "e", data: "{}", search_text: `${tenantId} word` };
    await rows
      .insertInto("rows")
      .values({ ...row, revision: 1, created_at: now, updated_at: now, deleted_at: null })
      .execute();
    await rows
      .insertInto("row_keys")
      .values({ entity_id: "e", property: "p", num: 1, txt: null, row_id: row.id })
      .execute();
    const change = { row_id: row.id, revision: 1, kind: "created" as const, data: "{}", author: "", created_at: now };
    await rows.insertInto("row_changes").values(change).execute();
    await rows.insertInto("limits").values({ feature: "f", max: null, used: 1, held: 0 }).execute();
  });
}

describeOnEachDatabase("row-level security", (get) => {
  const isPostgres = () => get().isShared;

  it.runIf(engines.length > 1)("holds for SQL text too, on PostgreSQL", async () => {
    if (!isPostgres()) return;
    for (const tenant of ["ours", "theirs"]) await addRow(get(), tenant);
    for (const table of TABLES) {
      const count = (tenant?: string) =>
        ask<{ n: number }>(get(), tenant, `select count(*)::int as n from ${table} where true or tenant_id = 'theirs'`);
      const own = table === "row_words" ? 2 : 1;
      expect([table, await count("ours"), await count("theirs")]).toEqual([table, [{ n: own }], [{ n: own }]]);
      expect([table, await count(), await count("nobody")]).toEqual([table, [{ n: 0 }], [{ n: 0 }]]);
      const moved = ask(get(), "ours", `update ${table} set tenant_id = 'theirs'`);
      await expect(moved).rejects.toThrow("row-level security");
      expect(await ask(get(), "ours", `delete from ${table} where tenant_id = 'theirs' returning 1`)).toEqual([]);
    }
    const added = ask(get(), "ours", "insert into limits values ('theirs', 'g', null, 0, 0)");
    await expect(added).rejects.toThrow("row-level security");
  });

  it.runIf(engines.length > 1)("is on for every table with tenants' rows but the site's own", async () => {
    if (!isPostgres()) return;
    const { rows } = await sql<{ name: string; isSecured: boolean }>`
      select relname as name, relrowsecurity and relforcerowsecurity as "isSecured" from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'tenant_id' where relkind = 'r' order by relname`.execute(
      get().db,
    );
    const names = (isSecured: boolean) => rows.filter((row) => row.isSecured === isSecured).map(({ name }) => name);
    expect([names(true), names(false)]).toEqual([TABLES.toSorted(), OF_THE_SITE]);
  });

  it("binds the role of the tests: nothing is said at start", () => {
    expect(get().warning).toBeUndefined();
  });
});
