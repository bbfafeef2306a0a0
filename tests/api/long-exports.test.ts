import { beforeAll, describe, expect, it } from "vitest";
import { rowsNaming } from "#records/server";
import { makePost } from "../api-client.ts";
import { embedded } from "../databases.ts";
import { addLeads } from "../inbox-entries.ts";
import { turnsDuring } from "../loop-turns.ts";
import { siteAndApiFor } from "../site-for.ts";

const ROWS = "/api/tenants/site/entities/courses/rows";
/** Rows that are read at once. */
const BATCH = 200;
const BATCHES = 20;
const COUNT = 20;

describe("other requests are answered", () => {
  const { site, api } = siteAndApiFor(embedded, "admin");

  beforeAll(async () => {
    const properties = [{ name: "name", title: "Name", type: "text" }];
    await api().post("/api/entities", { name: "courses", title: "Course", titlePlural: "Courses", properties });
    const headers = { ...api().headers, "content-type": "text/csv" };
    const body = `name\n${"Course\n".repeat(BATCH * BATCHES)}`;
    await (await site().request(`${ROWS}/import`, { method: "POST", headers, body })).text();
    for (let n = 0; n < COUNT; n += 1) {
      await makePost(api(), `/blog/post-${n}`);
      await api().post("/api/tenants", { name: `school-${n}`, title: `School ${n}` });
    }
  });

  it.each(["csv", "json"])("while all rows are sent as %s", async (format) => {
    const get = () => api().get(`${ROWS}.${format}`);
    expect((await get()).body.match(/Course/g)).toHaveLength(BATCH * BATCHES);
    expect(await turnsDuring(get)).toBeGreaterThanOrEqual(BATCHES);
  });

  it("while all posts are sent", async () => {
    expect(await turnsDuring(() => api().get("/api/posts/export"))).toBeGreaterThanOrEqual(COUNT);
  });

  it("while a person is looked for in organisations that have no rows", async () => {
    const turns = await turnsDuring(() => rowsNaming(site().services.database, "bo@example.org"));
    expect(turns).toBeGreaterThanOrEqual(COUNT);
  });

  it("while the executions about a person are sent", async () => {
    const { database } = site().services;
    const automation = await database.db.selectFrom("automations").select("id").limit(1).executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    await addLeads(database, ["one"], { name: "Bo", email: "bo@example.org" });
    const begun = {
      automation_id: automation.id,
      version: 1,
      trigger_type: "lead" as const,
      entry: "one",
      data: null,
      is_test: 0,
    };
    const ended = {
      status: "done",
      kind: "own",
      position: 1,
      run: 1,
      attempts: 1,
      lease: null,
      due_at: null,
      error: null,
    } as const;
    const times = { deadline_at: at, created_at: at, updated_at: at, ended_at: at };
    const rows = Array.from({ length: COUNT * 5 }, (_, n) => ({
      id: `execution-${n}`,
      trigger_key: null,
      ...begun,
      ...ended,
      ...times,
    }));
    await database.db.insertInto("executions").values(rows).execute();
    const turns = await turnsDuring(() => api().get("/api/inbox/person.json?email=bo@example.org"));
    expect(turns).toBeGreaterThanOrEqual(COUNT * 5);
  });
});
