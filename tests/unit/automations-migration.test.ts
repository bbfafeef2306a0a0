import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrations } from "../../src/db/migrations/index.ts";
import { describeOnEachDatabase } from "../databases.ts";

describeOnEachDatabase("the migration to automations", (get) => {
  it("turns the emails about leads that wait into executions, each due when its email was", async () => {
    const { db } = get();
    for (const table of ["execution_steps", "executions", "automation_versions", "automations"]) {
      await db.schema.dropTable(table).execute();
    }
    await sql`create table lead_mails (lead_id text primary key, due_at text not null, attempts integer not null)`.execute(
      db,
    );
    await sql`insert into lead_mails values ('lead-1', '2026-01-01T00:00:00.000Z', 3)`.execute(db);
    await migrations["0021-automations"]?.up(db);
    const automations = await db.selectFrom("automations").select(["id", "name"]).where("is_enabled", "=", 1).execute();
    expect(automations.map(({ name }) => name)).toEqual(["Tell the team about a lead"]);
    expect(await db.selectFrom("executions").selectAll().execute()).toMatchObject([
      { automation_id: automations[0]?.id, entry: "lead-1", status: "queued", due_at: "2026-01-01T00:00:00.000Z" },
    ]);
    await expect(sql`select 1 from lead_mails`.execute(db)).rejects.toThrow(/lead_mails/);
  });
});
