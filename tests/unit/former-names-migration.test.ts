import { sql } from "kysely";
import { expect, it } from "vitest";
import { findEntity } from "#records/server";
import { migrations } from "../../src/db/migrations/index.ts";
import { describeOnEachDatabase } from "../databases.ts";

describeOnEachDatabase("former names of entities", (get) => {
  it("are none for an entity from before they were stored", async () => {
    const { db } = get();
    await db.schema.alterTable("entities").dropColumn("former_names").execute();
    await sql`insert into entities (id, name, title, title_plural, icon, description, properties, visitors, members,
      revision, created_at, updated_at) values ('e', 'mentors', '', '', '', '', '[]', '{}', '{}', 1, '', '')`.execute(
      db,
    );
    await migrations["0028-former-names"]?.up(db);
    expect(await findEntity(db, "mentors")).toMatchObject({ id: "e", formerNames: [] });
  });
});
