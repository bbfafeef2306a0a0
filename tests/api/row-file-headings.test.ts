import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("the headings of files on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);
  const at = (entity: string) => `/api/tenants/site/entities/${entity}/rows`;

  async function make(name: string, properties: object[]) {
    const { status } = await api().post("/api/entities", { name, title: name, titlePlural: name, properties });
    expect(status).toBe(201);
  }
  const exported = async (entity: string) =>
    (await site().request(`${at(entity)}.csv`, { headers: api().headers })).text();
  async function send(entity: string, body: string): Promise<void> {
    const headers = { ...api().headers, "content-type": "text/csv" };
    await (await site().request(`${at(entity)}/import`, { method: "POST", headers, body })).text();
  }
  const values = async (entity: string) =>
    (await api().get(`${at(entity)}?sort=createdAt`)).body.items.map((row: { values: object }) => row.values);
  /** Adds a row, and the rows of an export of it. */
  async function twice(entity: string, row: object) {
    await api().post(at(entity), { values: row });
    await send(entity, await exported(entity));
    return values(entity);
  }

  it("bring each value back to its own property where two have the same title", async () => {
    await make("trips", [
      { name: "outward", title: "Date", type: "date" },
      { name: "back", title: "date", type: "date" },
      { name: "note", title: "Note", type: "text" },
    ]);
    const row = { outward: "2026-05-01", back: "2026-05-09", note: "By train" };
    expect(await twice("trips", row)).toEqual([row, row]);
    expect((await exported("trips")).split("\r\n")[0]).toBe("outward,back,Note");
  });

  it("bring each value back where the title of one is the name of another", async () => {
    await make("clubs", [
      { name: "office", title: "Contact", type: "text" },
      { name: "contact", title: "Person", type: "text" },
    ]);
    const row = { office: "Main Street", contact: "Ada" };
    expect(await twice("clubs", row)).toEqual([row, row]);
  });

  it("go with options that have a semicolon, which come back too", async () => {
    const options = ["Maths; advanced", "Art", "Music"];
    await make("lessons", [{ name: "topics", title: "Topics", type: "choices", options }]);
    const row = { topics: ["Maths; advanced", "Art"] };
    expect(await twice("lessons", row)).toEqual([row, row]);
    await send("lessons", "Topics\nArt;Music\n");
    expect((await values("lessons")).at(-1)).toEqual({ topics: ["Art", "Music"] });
  });

  it("and options that a spreadsheet would run as formulas bring their values back", async () => {
    await make("moves", [
      { name: "change", title: "+/- in total", type: "choice", options: ["+10 %", "-10 %"] },
      { name: "handles", title: "=Handles", type: "choices", options: ["@ada", "Maths;- basics"] },
      { name: "note", title: "Note", type: "longText" },
    ]);
    const row = { change: "+10 %", handles: ["@ada", "Maths;- basics"], note: "- 'one';- two\n- three" };
    expect(await twice("moves", row)).toEqual([row, row]);
    expect(await exported("moves")).toContain(`"'+/- in total","'=Handles",Note\r\n"'+10 %",`);
  });

  it("are matched as somebody chose, whatever stands before them", async () => {
    await make("scores", [{ name: "points", title: "Points", type: "text" }]);
    const columns = encodeURIComponent(JSON.stringify({ "'=Sum": "points" }));
    const headers = { ...api().headers, "content-type": "text/csv" };
    const address = `${at("scores")}/import?columns=${columns}`;
    await (await site().request(address, { method: "POST", headers, body: "'=Sum\n''-1\n" })).text();
    expect(await values("scores")).toEqual([{ points: "'-1" }]);
  });
});
