import { beforeAll, describe, expect, it } from "vitest";
import { useApi, type Api } from "../api-client.ts";
import { embedded } from "../databases.ts";
import { heldBy, isHeldTooLong } from "../held-loop.ts";
import { siteFor } from "../site-for.ts";

const COUNT = 60;
/** As much of an entry as searches read. */
const LENGTH = 20_000;

/** A text of different words. */
function longText(seed: number): string {
  let text = "";
  for (let n = seed * 7919; text.length < LENGTH; n += 1) text += `${((n * 2_654_435_761) >>> 0).toString(36)} `;
  return text.slice(0, LENGTH);
}

describe("a person who wrote long messages", () => {
  const { site } = siteFor(embedded);
  let api: Api;
  beforeAll(async () => {
    api = await useApi(site(), "admin");
    const { db } = site().services.database;
    const none = { summary: "", page_path: "/", anchor: null, version_id: null, query: "", referrer: "", source: "" };
    for (let n = 0; n < COUNT; n += 1) {
      const person = {
        name: "Bo",
        email: "bo@example.org",
        email_key: "bo@example.org",
        locale: "en",
        consent_text: "",
      };
      const state = { status: "new" as const, is_open: 1, held_at: null, assignee_id: null };
      const row = {
        id: `entry-${n}`,
        created_at: new Date().toISOString(),
        kind: "submission" as const,
        form: "Contact",
      };
      await db
        .insertInto("inbox_entries")
        .values({ ...none, ...person, ...state, ...row, search_text: longText(n) })
        .execute();
    }
  });

  it("is erased while other requests are answered", async () => {
    const { value, heldMs } = await heldBy(() => api.post("/api/inbox/person/erase", { email: "bo@example.org" }));
    expect(value).toMatchObject({ status: 200, body: { entries: { submission: COUNT } } });
    expect([heldMs, isHeldTooLong(heldMs)]).toEqual([heldMs, false]);
  });
});
