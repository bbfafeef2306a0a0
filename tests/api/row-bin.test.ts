import { beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const ROWS = "/api/tenants/site/entities/courses/rows";
const THEIRS = "/api/tenants/north/entities/courses/rows";

type Row = { id: string; values: { title: string } };

describe.each(engines)("rows on $name", (engine) => {
  const { api } = siteAndApiFor(engine, "admin");

  const add = (values: object, at = ROWS) => api().post(at, { values });
  const list = async (query = "", at = ROWS) => (await api().get(`${at}?${query}`)).body;
  const titles = async (query = "", at = ROWS) => (await list(query, at)).items.map(({ values }: Row) => values.title);

  beforeAll(async () => {
    await api().post("/api/entities", {
      name: "courses",
      title: "Course",
      titlePlural: "Courses",
      properties: [
        { name: "title", title: "Title", type: "text", isSortable: true },
        { name: "price", title: "Price", type: "number", isSortable: true },
      ],
    });
    await api().post("/api/tenants", { name: "north", title: "North School" });
  });

  it("are listed in the bin, the last deleted first, page by page", async () => {
    for (const title of ["kept", "first", "second", "third"]) await add({ title });
    const { items } = await list();
    const idOf = (wanted: string) => items.find(({ values }: Row) => values.title === wanted).id;
    for (const title of ["second", "first", "third"]) await api().remove(`${ROWS}/${idOf(title)}`);
    expect(await titles("deleted=true&search=x&filter[nothing]=y")).toEqual(["third", "first", "second"]);
    const page = await list("deleted=true&limit=2");
    expect(page.items[0].deletedAt).toMatch(/^\d{4}-/);
    expect(await titles(`deleted=true&limit=2&cursor=${page.nextCursor}`)).toEqual(["second"]);
    const { status, body } = await api().get(`${ROWS}?deleted=true&cursor=x`);
    expect([status, body.error.code, body.error.path]).toEqual([422, "INVALID", ["cursor"]]);
    expect(await titles("deleted=true", THEIRS)).toEqual([]);
    expect(await titles()).toEqual(["kept"]);
    expect(items[0]).not.toHaveProperty("deletedAt");
  });

  it("are listed by their ids, with the other conditions", async () => {
    const { body: one } = await add({ title: "By id one", price: 1 });
    const { body: two } = await add({ title: "By id two", price: 2 });
    const { body: theirs } = await add({ title: "Theirs" }, THEIRS);
    const ids = `ids=${one.id},${two.id},${theirs.id}`;
    expect(await titles(`sort=title&${ids}`)).toEqual(["By id one", "By id two"]);
    expect(await titles(`${ids}&search=two`)).toEqual(["By id two"]);
    expect(await titles(`${ids}&filter[price]=1`)).toEqual(["By id one"]);
    expect(await titles(ids, THEIRS)).toEqual(["Theirs"]);
  });
});
