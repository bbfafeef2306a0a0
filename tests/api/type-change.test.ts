import { beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const ROWS = "/api/tenants/site/entities/plans/rows";
const NORTH = "/api/tenants/north/entities/plans/rows";
const MANY = 450;

type Line = Record<string, { misfits?: number; row?: { values: Record<string, unknown> }; code?: string }>;

describe.each(engines)("the type of a property on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");

  const refusal = async (property: string, body: object) =>
    (await api().post(`/api/entities/plans/properties/${property}/type`, body)).body.error;
  async function send(body: object): Promise<Line[]> {
    const headers = api().headers;
    const address = "/api/entities/plans/properties/price/type";
    const answer = await site().request(address, { method: "POST", headers, body: JSON.stringify(body) });
    return (await answer.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  }
  const last = (lines: Line[]) => lines.at(-1);
  const values = async (query = "", at = ROWS) =>
    (await api().get(`${at}?limit=200&${query}`)).body.items.map((row: { values: object }) => row.values);
  const property = async (name: string) =>
    (await api().get("/api/entities/plans")).body.properties.filter((one: { name: string }) => one.name === name);

  beforeAll(async () => {
    await api().post("/api/tenants", { name: "north", title: "North School" });
    await api().post("/api/entities", {
      name: "plans",
      title: "Plan",
      titlePlural: "Plans",
      properties: [
        { name: "title", title: "Title", type: "text", isSortable: true },
        { name: "price", title: "Price", type: "text", isSortable: true, default: "1" },
      ],
    });
    const special = new Map([
      [7, "a lot"],
      [8, "0800"],
    ]);
    const lines = Array.from({ length: MANY }, (_, index) => `Plan ${index},${special.get(index) ?? `${index},5`}`);
    const headers = { ...api().headers, "content-type": "text/csv" };
    const body = `title;price\n${lines.map((line) => line.replace(",", ";")).join("\n")}\n`;
    await (await site().request(`${ROWS}/import`, { method: "POST", headers, body })).text();
    await api().post(NORTH, { values: { title: "Theirs", price: "12" } });
  });

  it("is tried on the rows of all tenants before anything changes", async () => {
    const lines = await send({ type: "number", dryRun: true });
    expect(lines.find(({ misfit }) => misfit)?.misfit?.row?.values.price).toBe("a lot");
    expect(last(lines)).toMatchObject({ end: { checked: MANY + 1, values: MANY + 1, misfits: 1 } });
    expect(last(await send({ type: "number" }))).toMatchObject({ error: { code: "VALUES_LOST" } });
    expect((await property("price")).map(({ type }: { type: string }) => type)).toEqual(["text"]);
    expect(await refusal("nothing", { type: "number" })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal("price", { type: "choice" })).toMatchObject({ code: "INVALID", path: ["options"] });
  });

  it("changes while people write, and no edit is lost", async () => {
    const { items } = (await api().get(`${ROWS}?limit=200&sort=createdAt`)).body;
    const edited = items.slice(20, 60) as { id: string }[];
    const changing = send({ type: "number", mayLose: 1 });
    const edits = edited.map(async ({ id }, index) => {
      const answer = await api().patch(`${ROWS}/${id}`, { values: { price: String(1000 + index) } });
      await api().patch(`${ROWS}/${id}`, { values: { title: `Edited ${index}` } });
      return answer.status;
    });
    const added = api().post(ROWS, { values: { title: "Added", price: "77" } });
    expect(new Set(await Promise.all(edits))).toEqual(new Set([200]));
    expect((await added).status).toBe(201);
    expect(last(await changing)).toMatchObject({ end: { misfits: 1 } });
    for (const [index, { id }] of edited.entries()) {
      const { body } = await api().get(`${ROWS}/${id}`);
      expect(body.values).toEqual({ title: `Edited ${index}`, price: 1000 + index });
    }
    expect((await values("filter[price]=77&search=added")).length).toBe(1);
    expect(await values("", NORTH)).toEqual([{ title: "Theirs", price: 12 }]);
    expect((await values("sort=price&limit=3")).slice(0, 2)).toEqual([
      { title: "Plan 0", price: 0.5 },
      { title: "Plan 1", price: 1.5 },
    ]);
    expect(await values("filter[title]=plan 7")).toEqual([{ title: "Plan 7", price: null }]);
    expect(await values("search=800")).toEqual([{ title: "Plan 8", price: 800 }]);
  });

  it("leaves the old property with all values, which can be restored under another name", async () => {
    const [now, old] = await property("price");
    expect([now.type, now.default, old.type, typeof old.removedAt]).toEqual(["number", 1, "text", "string"]);
    expect(now).not.toHaveProperty("former");
    const { properties } = (await api().get("/api/entities/plans")).body;
    const present = properties.filter(({ removedAt }: { removedAt?: string }) => !removedAt);
    await api().patch("/api/entities/plans", { properties: [...present, { ...old, name: "oldPrice" }] });
    expect(await values("filter[title]=plan 7")).toEqual([{ title: "Plan 7", price: null, oldPrice: "a lot" }]);
  });
});
