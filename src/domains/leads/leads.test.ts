import { beforeEach, expect, it } from "vitest";
import type { Database } from "#db";
import { formToken } from "#forms/server";
import { textsFor } from "#shared";
import { describeOnEachDatabase } from "../../../tests/databases.ts";
import { LEAD_ACTION } from "./lead.ts";
import { leadForm } from "./leads.server.ts";

const SECRET = "a secret of the tests";
const ORIGIN = { path: "/offer", anchor: "count", query: "", locale: "en" };

describeOnEachDatabase("leads that arrive together", (get) => {
  let commits: number;
  beforeEach(() => void (commits = 0));

  /** A form on the database that counts its transactions; or on another process's. */
  function open() {
    const inDeferredSyncTransaction: Database["inDeferredSyncTransaction"] = async (work) => {
      const value = await get().inDeferredSyncTransaction(work);
      commits += 1;
      return value;
    };
    const database = { ...get(), inDeferredSyncTransaction };
    const submit = leadForm({ database, secret: SECRET, replyTime: () => "Soon." });
    return (n: number, client = `${n}`) => {
      const csrf = formToken(SECRET, LEAD_ACTION, Date.now());
      const numbers = { numStudents: "20", sessionsPerStudent: "5", costPerReport: "120" };
      const person = { firstName: "Ada", lastName: "Byron", email: `${n}@example.org`, website: "example.org" };
      const fields = { csrf, ...numbers, ...person, consent: "on" };
      return submit({ fields, origin: ORIGIN, client, texts: textsFor("en").form });
    };
  }
  const count = async (table: "leads" | "executions") =>
    (await get().db.selectFrom(table).selectAll().execute()).length;

  it("share a commit with their emails and their limits", async () => {
    const submit = open();
    const replies = await Promise.all(Array.from({ length: 100 }, (_one, n) => submit(n)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies[0]).toEqual({ status: 200, success: expect.stringMatching(/come back to you\. Soon\.$/) });
    expect([await count("leads"), await count("executions"), commits]).toEqual([100, 100, 1]);
  });

  it("are stored once when two processes get them at the same time", async () => {
    const before = await count("leads");
    const [one, two] = [open(), open()];
    // The other process has them in another order.
    const posts = Array.from({ length: 50 }, (_one, n) => [one(1000 + n, "one"), two(1049 - n, "two")]).flat();
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect((await count("leads")) - before).toBe(50);
  });
});
