import { beforeAll, describe, expect, it } from "vitest";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { siteAndApiFor } from "../site-for.ts";

const COURSE = {
  name: "courses",
  title: "Course",
  titlePlural: "Courses",
  visitors: { read: true },
  properties: [
    { name: "title", title: "Title", type: "text", isDisplay: true, isRequired: true },
    { name: "level", title: "Level", type: "choice", options: ["Low", "High"], isSortable: true },
    { name: "topics", title: "Topics", type: "choices", options: ["Art", "Maths"], isSortable: true },
    { name: "online", title: "Online", type: "boolean", isSortable: true },
    { name: "price", title: "Price", type: "money", currency: "EUR", isSortable: true },
    { name: "seats", title: "Seats", type: "number", isSortable: true },
    { name: "starts", title: "Starts", type: "dateTime", isSortable: true },
    { name: "margin", title: "Margin", type: "number", isSortable: true, isPrivate: true },
    { name: "code", title: "Code", type: "choice", options: ["A", "B"] },
  ],
};

const PLACE = {
  name: "places",
  title: "Place",
  titlePlural: "Places",
  properties: [
    { name: "secret", title: "Secret", type: "text", isDisplay: true, isPrivate: true },
    { name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true },
  ],
};

const list = (variables: object = {}, more: object = {}) => ({
  rowsList: {
    style: "table",
    variables: {
      entityName: { type: "manual", value: "courses" },
      pageSize: { type: "manual", value: "3" },
      ...variables,
    },
    hiddenProperties: [],
    ...more,
  },
});

describe.each(engines)("a list of rows that visitors narrow, on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  const rowsOf = (entity: string) => `/api/tenants/site/entities/${entity}/rows`;
  const page = async (path: string) => queryHtml(await (await site().request(path)).text());
  type Page = Awaited<ReturnType<typeof page>>;
  const titles = (html: Page) => html.texts("th[scope=row]");
  const link = (html: Page, rel: string) => html.values(`a[rel=${rel}]`, "href")[0];
  const active = (html: Page) => html.texts("[aria-label='Active filters'] li:not(:last-child) a");

  async function publish(path: string, blocks: object[]): Promise<void> {
    const id = await makePage(api(), path, blocks);
    expect((await api().post(`/api/pages/${id}/publish`)).body).not.toHaveProperty("error");
  }

  beforeAll(async () => {
    await api().post("/api/entities", COURSE);
    for (let n = 1; n <= 10; n += 1) {
      const values = {
        title: `Course ${n}`,
        level: n % 2 ? "Low" : "High",
        topics: n % 3 ? ["Art"] : ["Art", "Maths"],
        online: n > 5,
        price: n === 4 ? null : n * 250,
        seats: n === 7 ? null : n / 2,
        starts: `2026-03-${String(n).padStart(2, "0")}T21:00:00Z`,
        margin: n,
        code: n === 1 ? "A" : "B",
      };
      await api().post(rowsOf("courses"), { values });
    }
    await publish("/courses", [list()]);
    await publish("/all", [list({ pageSize: { type: "manual", value: "20" } })]);
  });

  it.each([
    ["level.is=High", [2, 4, 6, 8, 10], "Level: High"],
    ["topics.is=Maths", [3, 6, 9], "Topics: Maths"],
    ["online.is=false", [1, 2, 3, 4, 5], "Online: No"],
    ["price.from=20", [8, 9, 10], "Price: from €20"],
    ["price.to=2.5", [1], "Price: up to €2.50"],
    ["price.to=2%2C5", [1], "Price: up to €2.50"],
    ["seats.from=4.5", [9, 10], "Seats: from 4.5"],
    ["starts.from=2026-03-09", [9, 10], "Starts: from March 9, 2026"],
    ["starts.to=2026-03-02", [1, 2], "Starts: up to March 2, 2026"],
  ])("is filtered by its address: %s", async (query, numbers, text) => {
    const html = await page(`/all?${query}`);
    expect(titles(html)).toEqual(numbers.toReversed().map((n) => `Course ${n}`));
    expect(active(html)).toEqual([`Remove filter: ${text}`]);
    expect(titles(await page(html.values("[aria-label='Active filters'] a", "href")[0] ?? ""))).toHaveLength(10);
  });

  it("combines filters with the search, the order and pages, and keeps what it has in its links and form", async () => {
    const first = await page("/courses?level.is=Low&price.from=5&search=course&sort=price");
    expect(titles(first)).toEqual(["Course 3", "Course 5", "Course 7"]);
    const second = await page(link(first, "next") ?? "");
    expect(titles(second)).toEqual(["Course 9"]);
    expect(active(second)).toHaveLength(2);
    expect(titles(await page(link(second, "prev") ?? ""))).toEqual(titles(first));
    expect(second.texts("[name='level.is'] option[selected]")).toEqual(["Low"]);
    expect(second.values("[name='price.from']", "value")).toEqual(["5"]);
    const empty = await page("/courses?level.is=High&price.to=1&search=");
    expect([titles(empty), active(empty).length]).toEqual([[], 2]);
    expect(empty.texts("main p")).toContain("No entries found");
  });

  it("ignores what it isn't filtered by: unknown, private and unsorted properties, and values that these can't have", async () => {
    const ignored = [
      "nothing.is=1",
      "margin.from=9",
      "code.is=A",
      "title.is=Course+1",
      "level.is=Middle",
      "price.from=much",
    ];
    for (const query of [...ignored, "starts.to=soon", "level.from=High", "filter[margin]=1", "online.is=perhaps"]) {
      const html = await page(`/all?${query}`);
      expect([query, titles(html).length, active(html)]).toEqual([query, 10, []]);
    }
    const names = (await page("/courses")).values("details [name]", "name");
    expect(names.some((name) => /^(?:margin|code|title)/.test(name ?? ""))).toBe(false);
    await publish("/hidden", [list({}, { hiddenProperties: ["Level"] })]);
    expect(active(await page("/hidden?level.is=Low"))).toEqual([]);
  });

  it.each(["", "sort=price", "sort=-price", "sort=seats", "level.is=Low", "search=course&sort=-seats"])(
    "is walked to its end and back over the same pages: %s",
    async (query) => {
      const pages: string[][] = [];
      let html = await page(`/courses?${query}`);
      expect(link(html, "prev")).toBeUndefined();
      for (;;) {
        pages.push(titles(html));
        const next = link(html, "next");
        if (next === undefined) break;
        html = await page(next);
      }
      const all = pages.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(query.includes("level") ? 5 : 10);
      const back: string[][] = [pages.at(-1) ?? []];
      for (let previous = link(html, "prev"); previous !== undefined; previous = link(html, "prev")) {
        html = await page(previous);
        back.unshift(titles(html));
      }
      expect(back).toEqual(pages);
    },
  );

  it("shows its beginning where fewer rows than a page are before, or a position isn't one of it", async () => {
    const second = await page(link(await page("/courses"), "next") ?? "");
    const before = new URLSearchParams(link(second, "prev")?.split("?")[1]).get("before") ?? "";
    const first = titles(await page("/courses"));
    expect(titles(await page(`/courses?sort=price&before=${before}`))).toEqual(
      titles(await page("/courses?sort=price")),
    );
    const { body } = await api().get(`${rowsOf("courses")}?search=course+10`);
    await api().remove(`${rowsOf("courses")}/${body.items[0].id}`);
    const html = await page(`/courses?before=${before}`);
    expect([titles(html), link(html, "prev")]).toEqual([["Course 9", "Course 8", "Course 7"], undefined]);
    await api().post(`${rowsOf("courses")}/${body.items[0].id}/restore`);
    expect(titles(await page("/courses"))).toEqual(first);
  });

  it("has a page in the cache only for what it reads of an address, and never another list's", async () => {
    const etag = async (path: string) => (await site().request(path)).headers.get("etag");
    const plain = await etag("/courses");
    await site().request("/courses?level.is=Low");
    const { cache } = site().services;
    const isKept = (search: string) => cache.get({ path: "/courses", locale: "en", search }, Date.now()) !== undefined;
    expect([isKept("?utm_source=a&nothing.is=1&margin.from=2"), isKept("?level.is=High")]).toEqual([true, false]);
    expect(isKept("?search=&level.is=&price.from=")).toBe(true);
    expect(await etag("/courses?nothing.is=1")).toBe(plain);
    await api().post("/api/entities", {
      ...COURSE,
      name: "talks",
      titlePlural: "Talks",
      properties: [COURSE.properties[0], { name: "room", title: "Room", type: "number", isSortable: true }],
    });
    for (const room of [1, 2]) await api().post(rowsOf("talks"), { values: { title: `Talk ${room}`, room } });
    await publish("/any", [list({ entityName: { type: "query", query: "of" } })]);
    expect(titles(await page("/any?of=courses"))).toHaveLength(3);
    expect(titles(await page("/any?of=talks&room.from=2"))).toEqual(["Talk 2"]);
    expect(titles(await page("/any?of=courses&level.is=Low"))).toEqual(["Course 9", "Course 7", "Course 5"]);
    expect(titles(await page("/any?of=courses"))).toEqual(["Course 10", "Course 9", "Course 8"]);
    expect(titles(await page("/any?of=talks&room.from=2"))).toEqual(["Talk 2"]);
    expect(link(await page("/any?of=courses"), "next")).toMatch(/^\/any\?of=courses&after=/);
  });

  it("shows rows of other entities by their names, linked to their pages, only where visitors may see them", async () => {
    await api().post("/api/entities", PLACE);
    const { body: lisbon } = await api().post(rowsOf("places"), { values: { name: "Lisbon", secret: "s3cret" } });
    const { properties } = (await api().get("/api/entities/talks")).body;
    const place = { name: "place", title: "Place", type: "reference", entity: "places", isSortable: true };
    await api().patch("/api/entities/talks", { properties: [...properties, place] });
    await api().post(rowsOf("talks"), { values: { title: "Abroad", room: 3, place: lisbon.id } });
    await publish("/talks", [list({ entityName: { type: "manual", value: "talks" } })]);
    const overview = (entity: string) => ({
      rowsOverview: {
        style: "form",
        variables: { entityName: { type: "manual", value: entity }, rowId: { type: "param", param: "id1" } },
      },
    });
    await publish("/talks/:id1", [overview("talks")]);
    const columns = async () => (await page("/talks")).texts("th[scope=col]");
    const text = async (path: string) => (await site().request(path)).text();
    expect(await columns()).toEqual(["Title", "Room"]);
    expect(await text("/talks")).not.toMatch(new RegExp(`Lisbon|${lisbon.id}`));
    await api().patch("/api/entities/places", { visitors: { read: true } });
    expect(await columns()).toEqual(["Title", "Room", "Place"]);
    const cell = async () => (await page("/talks")).one("tbody tr:first-child td:last-child > span:last-child");
    expect(queryHtml(await cell()).texts(":root, span")[0]).toBe("Lisbon");
    await publish("/places/:id1", [overview("places")]);
    expect((await page("/talks")).values("td a", "href")).toEqual([`/places/${lisbon.id}`]);
    const talk = (await page("/talks")).values("th[scope=row] a", "href")[0] ?? "";
    expect((await page(talk)).values("dd a", "href")).toEqual([`/places/${lisbon.id}`]);
    await api().patch(`${rowsOf("places")}/${lisbon.id}`, { values: { name: "Lisboa" } });
    expect(await text("/talks")).toContain("Lisboa");
    expect(await text("/talks")).not.toContain("s3cret");
    expect(titles(await page("/talks?sort=place"))).toEqual(titles(await page("/talks")));
    await api().remove(`${rowsOf("places")}/${lisbon.id}`);
    expect(await text("/talks")).not.toMatch(new RegExp(`Lisboa|${lisbon.id}`));
  });
});
