import { beforeAll, describe, expect, it } from "vitest";
import { emptyBins } from "#records/server";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const COURSE = {
  name: "courses",
  title: "Course",
  titlePlural: "Courses",
  properties: [
    { name: "title", title: "Title", type: "text", isDisplay: true, isRequired: true, isSortable: true },
    { name: "price", title: "Price", type: "money", currency: "EUR", isSortable: true },
    { name: "starts", title: "Starts", type: "date", isSortable: true },
    { name: "level", title: "Level", type: "choice", options: ["Beginner", "Advanced"], isSortable: true },
    { name: "topics", title: "Topics", type: "choices", options: ["Maths", "Art", "Music"], isSortable: true },
    { name: "notes", title: "Notes", type: "longText" },
  ],
};

describe.each(engines)("rows on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  let entity = "";

  const ROWS = "/api/tenants/site/entities/courses/rows";
  const add = (values: object, at = ROWS) => api().post(at, { values });
  const list = async (query = "", at = ROWS) => (await api().get(`${at}?${query}`)).body;
  const titles = async (query = "", at = ROWS) =>
    (await list(query, at)).items.map(({ values }: { values: { title: string } }) => values.title);
  const codeOf = (answer: { status: number; body: { error?: { code: string; path?: string[] } } }) => [
    answer.status,
    answer.body.error?.code,
    answer.body.error?.path,
  ];

  beforeAll(async () => {
    entity = (await api().post("/api/entities", COURSE)).body.id;
    await api().post("/api/tenants", { name: "north", title: "North School" });
  });

  it("belong to entities, whose names and properties are checked", async () => {
    expect(codeOf(await api().post("/api/entities", COURSE))).toEqual([409, "ENTITY_TAKEN", ["name"]]);
    const wrong = async (property: object) =>
      codeOf(
        await api().post("/api/entities", { ...COURSE, name: "wrong", properties: [{ title: "X", ...property }] }),
      );
    expect(await wrong({ name: "csrf", type: "text" })).toEqual([422, "INVALID", ["properties", "0", "name"]]);
    expect(await wrong({ name: "x", type: "colour" })).toEqual([422, "INVALID", ["properties", "0", "type"]]);
    expect(await wrong({ name: "x", type: "choice" })).toEqual([422, "INVALID", ["properties", "x"]]);
    expect(await wrong({ name: "x", type: "reference", entity: "nobody" })).toEqual([
      422,
      "INVALID",
      ["properties", "x"],
    ]);
    expect(await wrong({ name: "x", type: "image", isSortable: true })).toEqual([422, "INVALID", ["properties", "x"]]);
    const nine = Array.from({ length: 9 }, (_, n) => ({ name: `n${n}`, title: "N", type: "number", isSortable: true }));
    expect(codeOf(await api().post("/api/entities", { ...COURSE, name: "wrong", properties: nine }))).toEqual([
      422,
      "INVALID",
      ["properties"],
    ]);
    expect((await api().get(`/api/entities/${entity}`)).body).toMatchObject({ name: "courses", revision: 1 });
  });

  it("are made with their values read, and every value that doesn't fit named", async () => {
    const made = await add({
      title: "  Algebra \n I ",
      price: "12000",
      starts: "2026-03-04",
      topics: ["Music", "Maths"],
    });
    expect([made.status, made.body.values]).toEqual([
      201,
      {
        title: "Algebra I",
        price: 12_000,
        starts: "2026-03-04",
        level: null,
        topics: ["Maths", "Music"],
        notes: null,
      },
    ]);
    expect((await api().get(`${ROWS}/${made.body.id}`)).body).toEqual(made.body);
    const wrong = await add({ price: 1.5, starts: "2026-02-30", level: "Expert", topics: ["Dance"], colour: "red" });
    expect(codeOf(wrong)).toEqual([422, "INVALID", ["values", "title"]]);
    const problems = wrong.body.error.problems.map(({ path, code }: { path: string[]; code: string }) => [
      path.join("."),
      code,
    ]);
    expect(Object.fromEntries(problems)).toEqual({
      "values.title": "REQUIRED",
      "values.price": "NOT_WHOLE",
      "values.starts": "NOT_A_DATE",
      "values.level": "NOT_AN_OPTION",
      "values.topics": "NOT_AN_OPTION",
      "values.colour": "UNKNOWN",
    });
    expect(codeOf(await add({ title: "x" }, "/api/tenants/nobody/entities/courses/rows"))).toEqual([
      404,
      "NOT_FOUND",
      undefined,
    ]);
    expect(codeOf(await add({ title: "x" }, "/api/tenants/site/entities/nothing/rows"))).toEqual([
      404,
      "NOT_FOUND",
      undefined,
    ]);
  });

  it("are changed on top of what somebody saw, never over another's change", async () => {
    const { body: row } = await add({ title: "Geometry", price: 100 });
    const change = (body: object) => api().patch(`${ROWS}/${row.id}`, body);
    const changed = await change({ values: { price: 200 }, was: { price: 100 } });
    expect(changed.body.values).toMatchObject({ title: "Geometry", price: 200 });
    const late = await change({ values: { price: 300 }, was: { price: 100 } });
    expect(codeOf(late)).toEqual([409, "ROW_CHANGED", undefined]);
    expect(late.body.error.problems).toMatchObject([{ path: ["values", "price"], code: "CHANGED", value: 200 }]);
    // The same again, as its answer was lost.
    expect((await change({ values: { price: 200 }, was: { price: 100 } })).body).toEqual(changed.body);
    expect((await change({ values: { title: "Shapes" }, was: { title: "Geometry" } })).body.values.price).toBe(200);
    expect(codeOf(await change({ values: { title: " " } }))).toEqual([422, "INVALID", ["values", "title"]]);
  });

  describe("in lists", () => {
    const AT = "/api/tenants/north/entities/courses/rows";
    beforeAll(async () => {
      const rows = [
        { title: "delta", price: 300, starts: "2026-05-01", level: "Beginner", topics: ["Art"] },
        { title: "Alpha", price: 100, level: "Advanced", topics: ["Art", "Music"] },
        { title: "charlie", starts: "2026-01-01", notes: "Für Anfänger 日本語" },
        { title: "Bravo", price: 300, level: "Beginner" },
      ];
      for (const row of rows) await add(row, AT);
    });

    it("have the newest first, or the order of a property with those without a value last", async () => {
      expect(await titles("", AT)).toEqual(["Bravo", "charlie", "Alpha", "delta"]);
      expect(await titles("sort=createdAt", AT)).toEqual(["delta", "Alpha", "charlie", "Bravo"]);
      expect(await titles("sort=title", AT)).toEqual(["Alpha", "Bravo", "charlie", "delta"]);
      expect(await titles("sort=price", AT)).toEqual(["Alpha", "delta", "Bravo", "charlie"]);
      expect(await titles("sort=-price", AT)).toEqual(["Bravo", "delta", "Alpha", "charlie"]);
      expect(await titles("sort=-starts", AT)).toEqual(["delta", "charlie", "Alpha", "Bravo"]);
    });

    it.each(["", "sort=title", "sort=-price", "sort=starts", "sort=-createdAt", "filter[price][gte]=1&sort=-price"])(
      "come in pages that leave out nothing and repeat nothing (%s)",
      async (query) => {
        const whole = await titles(query, AT);
        const pages: string[] = [];
        let cursor = "";
        for (let n = 0; n <= whole.length; n += 1) {
          const page = await list(`${query}&limit=1${cursor && `&cursor=${cursor}`}`, AT);
          pages.push(...page.items.map(({ values }: { values: { title: string } }) => values.title));
          cursor = page.nextCursor ?? "";
          if (!cursor) break;
        }
        expect(pages).toEqual(whole);
      },
    );

    it("are filtered by several properties at once", async () => {
      const by = (query: string) => titles(`sort=title&${query}`, AT);
      expect(await by("filter[price]=300")).toEqual(["Bravo", "delta"]);
      expect(await by("filter[price][gt]=100&filter[level]=Beginner&filter[starts][lt]=2026-06-01")).toEqual(["delta"]);
      expect(await by("filter[price][ne]=300")).toEqual(["Alpha", "charlie"]);
      expect(await by("filter[price]=")).toEqual(["charlie"]);
      expect(await by("filter[topics]=Art")).toEqual(["Alpha", "delta"]);
      expect(await by("filter[topics][in]=Music,Maths")).toEqual(["Alpha"]);
      expect(await by("filter[title]=ALPHA")).toEqual(["Alpha"]);
      const wrong = async (query: string) => codeOf(await api().get(`${AT}?${query}`)).slice(1);
      expect(await wrong("filter[notes]=x")).toEqual(["INVALID", ["filter[notes]"]]);
      expect(await wrong("filter[price][like]=x")).toEqual(["INVALID", ["filter[price][like]"]]);
      expect(await wrong("filter[price][gt]=x")).toEqual(["INVALID", ["filter[price][gt]"]]);
      expect(await wrong("filter[price][gt]=")).toEqual(["INVALID", ["filter[price][gt]"]]);
      expect(await wrong("sort=topics")).toEqual(["INVALID", ["sort"]]);
      expect(await wrong("sort=nothing")).toEqual(["INVALID", ["sort"]]);
      expect(await wrong("cursor=nonsense")).toEqual(["INVALID", ["cursor"]]);
    });

    it("are found by the beginnings of words, whatever their case and accents", async () => {
      const search = (typed: string) => titles(`sort=title&search=${encodeURIComponent(typed)}`, AT);
      expect(await search("anfang")).toEqual(["charlie"]);
      expect(await search("FÜR char")).toEqual(["charlie"]);
      expect(await search("日 語")).toEqual(["charlie"]);
      expect(await search("eginner")).toEqual([]);
      expect(await search("adv")).toEqual(["Alpha"]);
      expect(await search('"*) OR (')).toEqual([]);
      expect(await search("be 300")).toEqual(["Bravo", "delta"]);
    });
  });

  it("stay in the bin until they are restored, out of lists and searches", async () => {
    const { body: row } = await add({ title: "Zoology", price: 7 });
    expect((await api().remove(`${ROWS}/${row.id}`)).status).toBe(200);
    expect(codeOf(await api().get(`${ROWS}/${row.id}`))).toEqual([404, "NOT_FOUND", undefined]);
    expect(codeOf(await api().remove(`${ROWS}/${row.id}`))).toEqual([404, "NOT_FOUND", undefined]);
    expect([await titles("search=zoo"), await titles("filter[price]=7")]).toEqual([[], []]);
    expect((await api().post(`${ROWS}/${row.id}/restore`)).body.values).toEqual(row.values);
    expect([await titles("search=zoo"), await titles("filter[price]=7")]).toEqual([["Zoology"], ["Zoology"]]);
  });

  it("have a history, and leave the bin with it after 30 days", async () => {
    const { body: row } = await add({ title: "Botany", price: 1 });
    const at = `${ROWS}/${row.id}`;
    await api().patch(at, { values: { price: 2, notes: "New" } });
    await api().patch(at, { values: { price: 3 } });
    await api().remove(at);
    const { items } = (await api().get(`${at}/history`)).body;
    const idOf = { price: expect.stringMatching(/^p\d$/), notes: expect.stringMatching(/^p\d$/) };
    expect(items.map(({ kind, values }: { kind: string; values: object[] }) => [kind, values])).toEqual([
      ["deleted", []],
      ["changed", [{ property: "price", id: idOf.price, title: "Price", from: 2, to: 3 }]],
      [
        "changed",
        [
          { property: "price", id: idOf.price, title: "Price", from: 1, to: 2 },
          { property: "notes", id: idOf.notes, title: "Notes", from: null, to: "New" },
        ],
      ],
      ["created", []],
    ]);
    expect(items[0].author).toBe("The admin");
    const { database } = site().services;
    const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
    expect(await emptyBins(database, days(29))).toBe(0);
    expect((await api().post(`${at}/restore`)).status).toBe(200);
    await api().remove(at);
    expect(await emptyBins(database, days(31))).toBeGreaterThan(0);
    expect(codeOf(await api().get(`${at}/history`))).toEqual([404, "NOT_FOUND", undefined]);
    expect(codeOf(await api().post(`${at}/restore`))).toEqual([404, "NOT_FOUND", undefined]);
  });

  it("keep the values of a removed property, and are sorted by one that becomes sortable", async () => {
    const made = await api().post("/api/entities", {
      name: "places",
      title: "Place",
      titlePlural: "Places",
      properties: [
        { name: "title", title: "Title", type: "text" },
        { name: "seats", title: "Seats", type: "number" },
      ],
    });
    const at = "/api/tenants/site/entities/places/rows";
    for (const [title, seats] of [
      ["a", 3],
      ["b", 1],
      ["c", 2],
    ])
      await add({ title, seats }, at);
    const [title, seats] = made.body.properties;
    const change = (properties: object[], rest: object = {}) =>
      api().patch("/api/entities/places", { properties, ...rest });
    const removed = await change([title], { revision: 1 });
    expect(removed.body.properties[1]).toMatchObject({ name: "seats", removedAt: expect.any(String) });
    expect((await list("", at)).items[0].values).toEqual({ title: "c" });
    expect(codeOf(await change([title], { revision: 1 }))).toEqual([409, "ENTITY_CHANGED", undefined]);
    const renamed = { ...seats, name: "places", isSortable: true };
    expect((await change([title, renamed])).body.properties[1]).not.toHaveProperty("removedAt");
    expect(await titles("sort=places", at)).toEqual(["b", "c", "a"]);
    expect((await list("sort=places", at)).items[0].values).toEqual({ title: "b", places: 1 });
  });

  it("refer to rows of their tenant only", async () => {
    await api().post("/api/entities", {
      name: "lessons",
      title: "Lesson",
      titlePlural: "Lessons",
      properties: [{ name: "course", title: "Course", type: "reference", entity: "courses" }],
    });
    const { body: ours } = await add({ title: "Ours" });
    const { body: theirs } = await add({ title: "Theirs" }, "/api/tenants/north/entities/courses/rows");
    const lessons = "/api/tenants/site/entities/lessons/rows";
    expect((await add({ course: ours.id }, lessons)).status).toBe(201);
    const foreign = await add({ course: theirs.id }, lessons);
    const unknown = await add({ course: crypto.randomUUID() }, lessons);
    expect([foreign.status, foreign.body]).toEqual([422, unknown.body]);
    const others = await api().get(`/api/tenants/north/entities/courses/rows/${ours.id}`);
    expect(codeOf(others)).toEqual([404, "NOT_FOUND", undefined]);
  });

  it("are no more than the limit, however many arrive at once", async () => {
    const made = await api().post("/api/entities", {
      name: "seats",
      title: "Seat",
      titlePlural: "Seats",
      properties: [{ name: "title", title: "Title", type: "text" }],
    });
    const seats = "/api/tenants/north/entities/seats/rows";
    const addSeat = async (title: string) => codeOf(await add({ title }, seats)).slice(0, 2);
    await api().put("/api/tenants/north/limits", { limits: { [`rows:${made.body.id}`]: 2 } });
    expect(await addSeat("first")).toEqual([201, undefined]);
    const answers = await Promise.all(Array.from({ length: 200 }, () => addSeat("x")));
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
    expect(await titles("", seats)).toEqual(["x", "first"]);
    const [{ id }] = (await list("", seats)).items;
    await api().remove(`${seats}/${id}`);
    expect(await addSeat("next")).toEqual([201, undefined]);
    expect(await addSeat("too many")).toEqual([409, "LIMIT_REACHED"]);
  });
});
