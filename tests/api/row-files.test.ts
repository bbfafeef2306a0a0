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
    { name: "fee", title: "Fee", type: "money", currency: "EUR" },
    { name: "topics", title: "Topics", type: "choices", options: ["Maths", "Art"] },
    { name: "notes", title: "Notes", type: "longText" },
  ],
};
const PLACES = {
  name: "places",
  title: "Place",
  titlePlural: "Places",
  properties: [
    { name: "title", title: "Title", type: "text" },
    { name: "event", title: "Event", type: "reference", entity: "events" },
  ],
};
const ROWS = "/api/tenants/site/entities/events/rows";

describe.each(engines)("files of rows on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);

  beforeAll(async () => {
    await api().post("/api/entities", EVENT);
    await api().post("/api/entities", PLACES);
  });
  beforeEach(async () => {
    for (const { id } of (await api().get(`${ROWS}?limit=200`)).body.items) await api().remove(`${ROWS}/${id}`);
  });

  async function send(body: BodyInit, query = "", at = ROWS) {
    const headers = { ...api().headers, "content-type": "text/csv" };
    const answer = await site().request(`${at}/import${query}`, {
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
    expect(end(lines)).toEqual({ end: { read: 4, added: 2, refused: 2, last: 6 } });
    expect(await rows()).toEqual([
      { title: "Open; day", seats: 12, fee: null, topics: ["Art"], notes: null },
      { title: "Last", seats: null, fee: null, topics: ["Maths", "Art"], notes: null },
    ]);
  });

  it("are matched as chosen by hand", async () => {
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

  it("show what their columns have, and have money in whole units", async () => {
    const lines = await send("Title,Fee\nOne,12.50\nTwo,\nThree,7\nFour,x\n");
    expect(lines[0].columns).toEqual([
      { heading: "Title", property: "title", samples: ["One", "Two", "Three"] },
      { heading: "Fee", property: "fee", samples: ["12.50", "7"] },
    ]);
    expect((await rows()).map(({ fee }: { fee?: number }) => fee)).toEqual([1250, null, 700]);
    expect(lines.find(({ problem }) => problem).problem).toMatchObject({
      row: 5,
      problems: [{ path: ["values", "fee"] }],
    });
  });

  it("have numbers, days and options as spreadsheets of other countries write them", async () => {
    const names = ["seats", "day", "begins", "level"];
    const types = ["number", "date", "dateTime", "choice"];
    const properties = names.map((name, index) => ({ name, title: name, type: types[index], options: ["Beginner"] }));
    await api().post("/api/entities", { name: "dated", title: "Dated", titlePlural: "Dated", properties });
    const at = "/api/tenants/site/entities/dated/rows";
    const lines = await send(
      "seats;day;begins;level\n12,5;4.3.2026;2026-03-04 09:30;beginner\n1,234;3/4/2026;;\n",
      "",
      at,
    );
    expect((await api().get(at)).body.items.map(({ values }: { values: object }) => values)).toEqual([
      { seats: 12.5, day: "2026-03-04", begins: "2026-03-04T09:30:00.000Z", level: "Beginner" },
    ]);
    const problems = lines.find(({ problem }) => problem).problem.problems;
    expect(problems.map(({ code }: { code: string }) => code)).toEqual(["NOT_A_NUMBER", "NOT_A_DATE"]);
  });

  it("add no row twice when a piece is sent again", async () => {
    const id = "019aa000-0000-7000-8000-000000000000";
    const piece = (first: number) => `?importId=${id}&firstRow=${first}`;
    await send("Title\nA\nB\n", piece(2));
    const again = await send("Title\nA\nB\n", piece(2));
    expect(end(again)).toEqual({ end: { read: 2, added: 2, refused: 0, last: 3 } });
    expect(end(await send("Title\nC\n", piece(4)))).toMatchObject({ end: { last: 4 } });
    expect((await rows()).map(({ title }: { title?: string }) => title)).toEqual(["A", "B", "C"]);
  });

  it("name each row whose reference is broken, and add the others", async () => {
    const { body } = await api().post(ROWS, { values: { title: "Fair" } });
    const nowhere = "019aa000-0000-7000-8000-00000000000f";
    const at = ROWS.replace("events", "places");
    const file = `title,event\nHall,${body.id}\nRoom,${nowhere}\n`;
    const tried = await send(file, "?dryRun=true", at);
    expect(tried.find(({ problem }) => problem)).toEqual({
      problem: { row: 3, problems: [{ path: ["values", "event"], code: "NOT_A_ROW", message: "No row has this id" }] },
    });
    expect(await send(file, "", at)).toEqual(tried);
    expect((await api().get(at)).body.items.map(({ values }: { values: object }) => values)).toEqual([
      { title: "Hall", event: body.id },
    ]);
  });

  it("have what a filter and a search find", async () => {
    for (const [title, seats] of [
      ["Open day", 5],
      ["Open night", 50],
      ["Fair", 50],
    ]) {
      await api().post(ROWS, { values: { title, seats } });
    }
    const file = async (kind: string, query: string) => {
      const answer = await site().request(`${ROWS}.${kind}?${query}`, { headers: api().headers });
      return { status: answer.status, text: await answer.text() };
    };
    const { text } = await file("csv", "filter[seats][gte]=10&search=open");
    expect(text.split("\r\n").slice(1)).toEqual([`"Open night",50,,,`, ""]);
    const json = JSON.parse((await file("json", "sort=-title")).text);
    expect(json.map((row: { values: { title: string } }) => row.values.title)).toEqual([
      "Open night",
      "Open day",
      "Fair",
    ]);
    expect((await file("csv", "filter[nothing]=1")).status).toBe(422);
  });

  it("say what is wrong with the whole file", async () => {
    expect(end(await send(""))).toEqual({ error: { code: "INVALID", message: "The file is empty" } });
    const wide = { error: { code: "INVALID", message: "The file has more than 1,000 columns" } };
    expect(await send(`title${",x".repeat(1000)}\nLast`)).toEqual([wide]);
    expect(end(await send("Colour\nred\n"))).toMatchObject({ error: { code: "INVALID" } });
    expect(end(await send('Title\nA\n"B\n'))).toMatchObject({
      error: { message: expect.stringContaining("can’t be read") },
    });
    expect(end(await send(Buffer.from("Title\nCaf\xe9\n", "latin1")))).toEqual({
      error: { code: "INVALID", message: "The file isn’t text in UTF-8" },
    });
    expect(end(await send('Title\nA 5" pipe\n', "?dryRun=true"))).toMatchObject({ end: { added: 1 } });
    expect(end(await send(`Title\n${"x".repeat(2_000_000)}\n`))).toMatchObject({ error: { code: "INVALID" } });
    expect(await rows()).toEqual([]);
  });

  it("come back from an export as the same rows", async () => {
    const values = { title: '=1+1, "quoted"', seats: 3.5, fee: 1250, topics: ["Maths", "Art"], notes: "One\ntwo" };
    await api().post(ROWS, { values: { ...values, title: "Plain" } });
    await api().post(ROWS, { values });
    const csv = await (await site().request(`${ROWS}.csv`, { headers: api().headers })).text();
    expect(csv.split("\r\n")[0]).toBe("Title,Seats,Fee,Topics,Notes");
    const json = await (await site().request(`${ROWS}.json`, { headers: api().headers })).json();
    expect(json.map((row: { values: object }) => row.values)).toEqual([{ ...values, title: "Plain" }, values]);
    await send(csv);
    // A spreadsheet would run the title as a formula: the file has an apostrophe before it, which no row gets.
    expect(csv).toContain(`"'=1+1, ""quoted"""`);
    expect((await rows()).slice(2)).toEqual([{ ...values, title: "Plain" }, values]);
  });

  it("come back with titles and options that look like formulas, and with numbers of any size", async () => {
    const size = { title: "Size", type: "choice", options: ["-10 °C", "+500", "a; =b"] };
    const tags = { title: "@Tags", type: "choices", options: ["@home", "-x;-y", "'+1"] };
    const properties = [
      { name: "size", ...size },
      { name: "tags", ...tags },
      { name: "share", title: "Share", type: "number" },
    ];
    await api().post("/api/entities", { name: "sizes", title: "Size", titlePlural: "Sizes", properties });
    const at = "/api/tenants/site/entities/sizes/rows";
    const stored = [
      { size: "-10 °C", tags: ["@home"], share: 1e-7 },
      { size: "+500", tags: ["@home", "-x;-y", "'+1"], share: -1e-9 },
      { size: "a; =b", tags: ["-x;-y", "'+1"], share: 1e21 },
    ];
    for (const values of stored) await api().post(at, { values });
    const csv = await (await site().request(`${at}.csv`, { headers: api().headers })).text();
    expect(end(await send(csv, "", at))).toMatchObject({ end: { added: 3, refused: 0 } });
    const { items } = (await api().get(`${at}?sort=createdAt`)).body;
    expect(items.slice(3).map(({ values }: { values: object }) => values)).toEqual(stored);
    const chosen = encodeURIComponent(JSON.stringify({ "'@Tags": "share" }));
    const [{ columns }] = await send("'@Tags\n1\n", `?dryRun=true&columns=${chosen}`, at);
    expect(columns).toEqual([{ heading: "'@Tags", property: "share", samples: ["1"] }]);
    expect(end(await send("Share\n1e999\n", "?dryRun=true", at))).toMatchObject({ end: { refused: 1 } });
  });

  it("are imported as they arrive, however large", async () => {
    async function* file() {
      yield Buffer.from("title,seats\n");
      for (let n = 0; n < 3000; n += 100) {
        yield Buffer.from(Array.from({ length: 100 }, (_, index) => `Event ${n + index},${n + index}\n`).join(""));
      }
    }
    const lines = await send(Readable.toWeb(Readable.from(file())) as BodyInit);
    expect(end(lines)).toEqual({ end: { read: 3000, added: 3000, refused: 0, last: 3001 } });
    expect(lines.filter(({ progress }) => progress).length).toBeGreaterThanOrEqual(15);
    const first = await api().get(`${ROWS}?sort=-seats&limit=1`);
    expect(first.body.items[0].values.title).toBe("Event 2999");
  });
});
