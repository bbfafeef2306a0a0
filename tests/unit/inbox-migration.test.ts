import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrations } from "../../src/db/migrations/index.ts";
import { describeOnEachDatabase } from "../databases.ts";

describeOnEachDatabase("the inbox's tables", (get) => {
  it("takes over leads, sign-ups and saved views", async () => {
    const { db } = get();
    const person = { first_name: "Ada", last_name: "Byron", email: "Ada@example.org", locale: "en", query: "a=b" };
    const sent = { ...person, created_at: "2026-01-01T00:00:00.000Z", page_path: "/", search_text: "ada" };
    const entered = { website: "ada.example", linkedin_url: null, num_students: 1, sessions_per_student: 1 };
    const lead = { ...sent, ...entered, cost_per_report: 1, anchor: "roi", result: "{}", fingerprint: "x" };
    const at = "2026-01-02T00:00:00.000Z";
    await db
      .insertInto("leads")
      .values([
        { ...lead, id: "lead", suspicious_at: null },
        { ...lead, id: "program", suspicious_at: at },
      ])
      .execute();
    const signUp = { ...sent, id: "sign-up", email_key: "ada@example.org", source: "", suspicious_at: null };
    await db.insertInto("subscribers").values(signUp).execute();
    const now = { created_at: at, updated_at: at };
    for (const table of ["inbox_events", "inbox_tags", "inbox_entries", "submissions", "form_versions"])
      await db.schema.dropTable(table).execute();
    for (const table of ["private_files", "inbox_retention", "page_views", "saved_views"])
      await db.schema.dropTable(table).execute();
    await db.schema.dropTable("inbox_entries_search").ifExists().execute();
    await migrations["0017-saved-views"]?.up(db);
    const names = {
      name: "mentor",
      title: "Mentor",
      former_names: "[]",
      title_plural: "Mentors",
      description: "",
      icon: "",
    };
    await db
      .insertInto("entities")
      .values({
        ...names,
        ...now,
        id: "entity",
        deleted_at: null,
        properties: "[]",
        visitors: "{}",
        members: "{}",
        revision: 1,
      })
      .execute();
    await sql`insert into row_views (id, entity_id, owner_id, title, settings, created_at)
      values ('view', 'entity', null, 'Mine', '{}', ${at})`.execute(db);
    await migrations["0022-inbox"]?.up(db);
    const entries = await db
      .selectFrom("inbox_entries")
      .select(["id", "kind", "name", "email_key", "status", "is_open", "held_at", "query"])
      .orderBy("id")
      .execute();
    const common = { name: "Ada Byron", email_key: "ada@example.org", query: "a=b" };
    expect(entries).toEqual([
      { ...common, id: "lead", kind: "lead", status: "read", is_open: 1, held_at: null },
      { ...common, id: "program", kind: "lead", status: "spam", is_open: 0, held_at: at },
      { ...common, id: "sign-up", kind: "subscriber", status: "read", is_open: 1, held_at: null },
    ]);
    const views = await db.selectFrom("saved_views").select(["id", "list", "title"]).execute();
    expect(views).toEqual([{ id: "view", list: "entity", title: "Mine" }]);
  });
});
