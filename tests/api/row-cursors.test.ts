import { beforeAll, describe, expect, it } from "vitest";
import { textsFor } from "#shared";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const COURSE = {
  name: "courses",
  title: "Course",
  titlePlural: "Courses",
  visitors: { read: true },
  properties: [
    { name: "title", title: "Title", type: "text", isDisplay: true, isSortable: true },
    { name: "seats", title: "Seats", type: "number", isSortable: true },
  ],
};
const LIST = { rowsList: { style: "table", variables: { entityName: { type: "manual", value: "courses" } } } };
const ROWS = "/api/tenants/site/entities/courses/rows";
const ID = "01999999-0000-7000-8000-000000000000";

/** What nobody got from a list: another kind of value, and what no column holds. */
const INVENTED = [
  ["-createdAt", null, "\u0000"],
  ["-createdAt", 7, ID],
  ["seats", "many", ID],
  ["seats", "\u0000", ID],
  ["title", 7, ID],
  ["title", "a\u0000b", "\u0000"],
  ["title", null, "\u0000"],
  ["title", true, ID],
  ["title", ["a"], ID],
] as const;
const cursorOf = (parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

describe.each(engines)("positions in lists of rows on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  /** Whether visitors get the list, with rows or without. */
  async function isShown(query: string): Promise<boolean> {
    const answer = await site().request(`/courses?${query}`);
    return answer.status === 200 && !(await answer.text()).includes(textsFor("en").loadFailed);
  }

  beforeAll(async () => {
    await api().post("/api/entities", COURSE);
    const rows = [
      { title: "Algebra", seats: 3 },
      { title: "Biology", seats: null },
    ];
    for (const values of rows) await api().post(ROWS, { values });
    const id = await makePage(api(), "/courses", [LIST]);
    await api().post(`/api/pages/${id}/publish`);
  });

  it.each(INVENTED)("that no list gave fail nothing: %j, %j, %j", async (...parts) => {
    const [sort] = parts;
    const cursor = cursorOf(parts);
    expect([200, 422]).toContain((await api().get(`${ROWS}?sort=${sort}&cursor=${cursor}`)).status);
    for (const name of ["after", "before"]) {
      expect([name, await isShown(`sort=${sort}&${name}=${cursor}`)]).toEqual([name, true]);
    }
  });

  it("that no list gave fail nothing in the bin", async () => {
    const { status, body } = await api().get(`${ROWS}?deleted=true&cursor=${cursorOf(["\u0000", "\u0000"])}`);
    expect([status, body.items]).toEqual([200, []]);
  });

  it("are refused once their property has another type, and ignored by pages", async () => {
    const { nextCursor: cursor } = (await api().get(`${ROWS}?sort=title&limit=1`)).body;
    const change = JSON.stringify({ type: "number", mayLose: 2 });
    const address = "/api/entities/courses/properties/title/type";
    const changed = await site().request(address, { method: "POST", headers: api().headers, body: change });
    expect(await changed.text()).toContain('"end"');
    const { status, body } = await api().get(`${ROWS}?sort=title&limit=1&cursor=${cursor}`);
    expect([status, body.error?.path]).toEqual([422, ["cursor"]]);
    expect(await isShown(`sort=title&after=${cursor}`)).toBe(true);
  });
});
