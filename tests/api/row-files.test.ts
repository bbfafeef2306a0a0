import { Readable } from "node:stream";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const EVENT = {
  name: "events",
  title: "Event",
  titlePlural: "Events",
  properties: [
    { name: "title", title: "Title", type: "text", isDisplay: true, isRequired: true, isSortable: true },
    { name: "seats", title: "Seats", type: "number", isSortable: true },
    { name: "topics", title: "Topics", type: "choices", options: ["Maths", "Art"] },
    { name: "notes", title: "Notes", type: "longText" },
  ],
};
const ROWS = "/api/tenants/site/entities/events/rows";

describe.each(engines)("files of rows on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);

  beforeAll(async () => {
    await api().post("/api/entities", EVENT);
  });
  beforeEach(async () => {
    for (const { id } of (await api().get(`${ROWS}?limit=200`)).body.items) await api().remove(`${ROWS}/${id}`);
  });

  async function send(body: BodyInit, query = "") {
    const headers = { ...api().headers, "content-type": "text/csv" };
    const answer = await site().request(`${ROWS}/import${query}`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    return (await answer.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  }
  const rows = async () =>
    (await api().get(`${ROWS}?sort=createdAt`)).body.items.map(
      ({ values }: { values: Record<string, unknown> }) => values,
    );
  const end = (lines: unknown[]) => lines.at(-1);

  it("are imported with what their headings say, rows that don't fit named by number and left out", async () => {
    const file = `\uFEFFTITLE;Seats;Other;topics\r\n"Open; day";12;x;Art\r\n;5;x;\r\n"Two\r\nlines";many;x;Dance\r\n\r\nLast;;;"Maths\nArt"\r\n`;
    const tried = await send(file, "?dryRun=true");
    expect(tried[0].columns.map(({ property }: { property: string }) => property)).toEqual([
      "title",
      "seats",
      null,
      "topics",
    ]);
    expect(await rows()).toEqual([]);
    const lines = await send(file);
    expect(lines).toEqual(tried);
    expect(lines.filter(({ problem }) => problem).map(({ problem }) => [problem.row, problem.problems.length])).toEqual(
      [
        [3, 1],
        [4, 2],
      ],
    );
    expect(end(lines)).toEqual({ end: { read: 4, added: 2, refused: 2 } });
    expect(await rows()).toEqual([
      { title: "Open; day", seats: 12, topics: ["Art"], notes: null },
      { title: "Last", seats: null, topics: ["Maths", "Art"], notes: null },
    ]);
  });

  it("are matched as somebody chose", async () => {
    const columns = encodeURIComponent(JSON.stringify({ Name: "title", Seats: "" }));
    await send("Name,Seats\nA,many\n", `?columns=${columns}`);
    expect(await rows()).toMatchObject([{ title: "A", seats: null }]);
    const wrong = await site().request(`${ROWS}/import?columns=[]`, {
      method: "POST",
      headers: api().headers,
      body: "x",
    });
    expect([wrong.status, (await wrong.json()).error.path]).toEqual([422, ["columns"]]);
  });

  it("say what is wrong with the whole file", async () => {
    expect(end(await send(""))).toEqual({ error: { code: "INVALID", message: "The file is empty" } });
    expect(end(await send("Colour\nred\n"))).toMatchObject({ error: { code: "INVALID" } });
    expect(end(await send('Title\nA\n"B\n'))).toMatchObject({
      error: { message: expect.stringContaining("can't be read") },
    });
    expect(end(await send(`Title\n${"x".repeat(2_000_000)}\n`))).toMatchObject({ error: { code: "INVALID" } });
    expect(await rows()).toEqual([]);
  });

  it("come back from an export as the same rows", async () => {
    const values = { title: '=1+1, "quoted"', seats: 3.5, topics: ["Maths", "Art"], notes: "One\ntwo" };
    await api().post(ROWS, { values: { ...values, title: "Plain" } });
    await api().post(ROWS, { values });
    const csv = await (await site().request(`${ROWS}.csv`, { headers: api().headers })).text();
    expect(csv.split("\r\n")[0]).toBe("Title,Seats,Topics,Notes");
    const json = await (await site().request(`${ROWS}.json`, { headers: api().headers })).json();
    expect(json.map((row: { values: object }) => row.values)).toEqual([{ ...values, title: "Plain" }, values]);
    await send(csv);
    // A spreadsheet would run the title as a formula: the file has an apostrophe before it.
    expect((await rows()).slice(2)).toEqual([
      { ...values, title: "Plain" },
      { ...values, title: `'${values.title}` },
    ]);
  });

  it("are imported as they arrive, however large", async () => {
    async function* file() {
      yield Buffer.from("title,seats\n");
      for (let n = 0; n < 3000; n += 100) {
        yield Buffer.from(Array.from({ length: 100 }, (_, index) => `Event ${n + index},${n + index}\n`).join(""));
      }
    }
    const lines = await send(Readable.toWeb(Readable.from(file())) as BodyInit);
    expect(end(lines)).toEqual({ end: { read: 3000, added: 3000, refused: 0 } });
    expect(lines.filter(({ progress }) => progress).length).toBeGreaterThanOrEqual(15);
    const first = await api().get(`${ROWS}?sort=-seats&limit=1`);
    expect(first.body.items[0].values.title).toBe("Event 2999");
  });
});
