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

  it("are at most 100 in a request", async () => {
    const { status, body } = await change(Array.from({ length: 101 }, () => ({ id: "x", values: {} })));
    expect([status, body.error.code]).toEqual([422, "INVALID"]);
  });
});
