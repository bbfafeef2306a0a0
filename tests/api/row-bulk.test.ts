import { beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const ROWS = "/api/tenants/site/entities/seats/rows";

type Row = { id: string; values: { title: string; price: number | null } };

describe.each(engines)("many rows on $name", (engine) => {
  const { api } = siteAndApiFor(engine, "admin");

  const list = async (query = ""): Promise<Row[]> => (await api().get(`${ROWS}?sort=createdAt&${query}`)).body.items;
  const change = (changes: object[]) => api().post(`${ROWS}/changes`, { changes });

  beforeAll(async () => {
    await api().post("/api/entities", {
      name: "seats",
      title: "Seat",
      titlePlural: "Seats",
      properties: [
        { name: "title", title: "Title", type: "text", isRequired: true },
        { name: "price", title: "Price", type: "number", isSortable: true },
      ],
    });
    for (const title of ["a", "b", "c"]) await api().post(ROWS, { values: { title, price: 1 } });
  });

  it("are changed at once, but for those that someone else has changed or that don't fit", async () => {
    const [a, b, c] = (await list()).map(({ id }) => id);
    await api().patch(`${ROWS}/${b}`, { values: { price: 2 } });
    const to5 = (id: string | undefined) => ({ id, values: { price: 5 }, was: { price: 1 } });
    const { body } = await change([to5(a), to5(b), to5(c), { id: c, values: { title: "" } }, to5("nothing")]);
    expect(body.changed).toEqual([a, c]);
    expect(body.refused.map(({ id, code }: { id: string; code: string }) => [id, code])).toEqual([
      [b, "ROW_CHANGED"],
      [c, "INVALID"],
      ["nothing", "NOT_FOUND"],
    ]);
    expect((await list()).map(({ values }) => values.price)).toEqual([5, 2, 5]);
    expect((await list("filter[price]=5")).map(({ values }) => values.title)).toEqual(["a", "c"]);
    const { items } = (await api().get(`${ROWS}/${a}/history`)).body;
    expect(items[0]).toMatchObject({ kind: "changed", values: [{ from: 1, to: 5 }] });
  });

  it("are deleted and restored at once, but for those that aren't there", async () => {
    const [a, b, c] = (await list()).map(({ id }) => id);
    const used = async () => {
      const { items } = (await api().get("/api/tenants/site/limits")).body;
      return items.find(({ feature }: { feature: string }) => feature.startsWith("rows:")).used;
    };
    const deleted = (await api().post(`${ROWS}/deletions`, { ids: [a, c, "nothing", a] })).body;
    expect(deleted.changed).toEqual([a, c]);
    expect(deleted.refused.map(({ id, code }: { id: string; code: string }) => [id, code])).toEqual([
      ["nothing", "NOT_FOUND"],
      [a, "NOT_FOUND"],
    ]);
    expect([(await list()).map(({ id }) => id), await used()]).toEqual([[b], 1]);
    const restored = (await api().post(`${ROWS}/restorations`, { ids: [c, b, a] })).body;
    expect([restored.changed, restored.refused.map(({ id }: { id: string }) => id)]).toEqual([[c, a], [b]]);
    expect([(await list()).map(({ id }) => id), await used()]).toEqual([[a, b, c], 3]);
    expect((await list("filter[price]=2")).map(({ id }) => id)).toEqual([b]);
    const { items } = (await api().get(`${ROWS}/${a}/history`)).body;
    expect(items.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual(["restored", "deleted"]);
  });

  it.each([
    ["changes", { changes: Array.from({ length: 101 }, () => ({ id: "x", values: {} })) }],
    ["deletions", { ids: Array.from({ length: 101 }, () => "x") }],
    ["restorations", { ids: Array.from({ length: 101 }, () => "x") }],
  ])("are at most 100 in a request: %s", async (path, given) => {
    const { status, body } = await api().post(`${ROWS}/${path}`, given);
    expect([status, body.error.code]).toEqual([422, "INVALID"]);
  });
});
