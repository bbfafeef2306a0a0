import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { ListFilter, RowList } from "../parts/data/row-list.ts";

const property = { isDisplay: false, type: "text" } as const;
const DATA: RowList = {
  entity: { title: "Mentor", titlePlural: "Mentors" },
  properties: [
    { ...property, id: "3", name: "email", title: "Email", order: 3 },
    { ...property, id: "2", name: "name", title: "Name", order: 2, isDisplay: true },
    { ...property, id: "1", name: "students", title: "Students", order: 1, type: "number", isSortable: true },
    { ...property, id: "4", name: "site", title: "Site", order: 4, type: "link" },
  ],
  rows: [
    { id: "a", values: { name: "Ines", email: "ines@example.org", students: 1200, site: "https://example.org" } },
    { id: "b", values: { name: "Tomi <b>", email: "tomi@example.org", students: null, site: "javascript:alert(1)" } },
  ],
  href: "/mentors",
  filters: [],
  isContinued: false,
};

type Bound = ListFilter["fields"][number]["bound"];

const narrowed = (value: Record<string, string>): ListFilter[] => {
  const filter = (title: string, more: Omit<ListFilter, "title" | "decimals" | "fields">, bounds: Bound[]) => ({
    title,
    decimals: 2,
    fields: bounds.map((bound) => {
      const name = `${title.toLowerCase()}.${bound}`;
      return { bound, name, value: value[name] };
    }),
    ...more,
  });
  return [
    filter("Level", { type: "choice", options: ["Low", "High"] }, ["is"]),
    filter("Online", { type: "boolean", options: [] }, ["is"]),
    filter("Fee", { type: "money", options: [], currency: "EUR" }, ["from", "to"]),
    filter("Day", { type: "date", options: [] }, ["from", "to"]),
  ];
};

function render(content: object = {}, data: Partial<RowList> = {}, locale: "en" | "es" = "en") {
  const all = [{ data: { ...DATA, ...data } }];
  return renderBlocks([{ rowsList: { style: "table", ...content } }], { data: all, locale }).html;
}

const columns = (html: string) => queryHtml(html).texts("th[scope=col]");

describe("the rows list", () => {
  it("is a table with a caption, its columns in the properties' order", () => {
    const html = render();
    const { texts } = queryHtml(html);
    expect(texts("table > caption")).toEqual(["Mentors"]);
    expect(columns(html)).toEqual(["Students", "Name", "Email", "Site"]);
    const first = "tbody > tr:first-child >";
    expect(texts(`${first} td > span:last-child`)).toEqual(["1,200", "ines@example.org", "https://example.org"]);
    expect(texts(`${first} th[scope=row]`)).toEqual(["Ines"]);
  });

  it("uses the first column as row header when no property identifies rows", () => {
    const { texts } = queryHtml(render({}, { properties: DATA.properties.filter(({ name }) => name !== "name") }));
    expect(texts("tbody > tr:first-child > th[scope=row]:first-child:not(:last-child)")).toEqual(["1,200"]);
  });

  it("scrolls inside a named group that the keyboard reaches", () => {
    const { texts, values } = queryHtml(render());
    const names = values("[role=group][tabindex='0']:has(table)", "aria-labelledby");
    expect(texts(`#${names.join()}`)).toEqual(["Mentors"]);
  });

  it("shows values as text and links only safe addresses", () => {
    const html = render();
    const { texts, values } = queryHtml(html);
    expect(texts("th[scope=row]")).toEqual(["Ines", "Tomi <b>"]);
    expect(values("td a", "href")).toEqual(["https://example.org"]);
  });

  it("links to the pages around it, to other orders and a search, by plain addresses that keep what they don't change", () => {
    const asked = {
      sort: "students",
      search: "in es",
      kept: { of: "north" },
      filters: narrowed({ "level.is": "High" }),
    };
    const list = { ...asked, isContinued: true, previous: "p/1", next: "n/1" };
    const { texts, values } = queryHtml(render({}, list));
    const base = "/mentors?of=north&sort=students&search=in+es&level.is=High";
    expect(values("a[rel=next]", "href")).toEqual([`${base}&after=n%2F1`]);
    expect(values("a[rel=prev]", "href")).toEqual([`${base}&before=p%2F1`]);
    expect(values("a[rel=first]", "href")).toEqual([base]);
    expect(values("th[aria-sort=ascending] a", "href")).toEqual([base.replace("=students", "=-students")]);
    expect(values("form", "action")).toEqual(["/mentors"]);
    expect(values("input[name=search]", "value")).toEqual(["in es"]);
    expect(values("input[type=hidden]", "name")).toEqual(["of"]);
    expect(texts("label").slice(0, 2)).toEqual(["Search", "Level"]);
    expect(render()).not.toMatch(/<form|rel="(?:next|prev|first)"/);
  });

  it("has a field for each filter, and the order of the list, in a form", () => {
    const html = render({}, { next: "n", sort: "-students", filters: narrowed({ "fee.from": "12.5" }) });
    const { all, texts, values } = queryHtml(html);
    const fields = all("details :is(input, select)").map(({ properties: { name, type } }) => [name, type].join(" "));
    expect(fields).toEqual([
      "level.is ",
      "online.is ",
      "fee.from number",
      "fee.to number",
      "day.from date",
      "day.to date",
      "sort ",
    ]);
    expect(texts("details :is(label, legend)")).toEqual([
      "Level",
      "Online",
      "Fee (EUR)",
      "From",
      "To",
      "Day",
      "From",
      "To",
      "Sort by",
    ]);
    expect(values("[name='fee.from']", "value")).toEqual(["12.5"]);
    expect(texts("[name=sort] option[selected]")).toEqual(["Students, descending"]);
  });

  it.each([
    ["en", ["Level: High", "Online: Yes", "Fee: from €12.50", "Day: up to March 4, 2026"]],
    ["es", ["Level: High", "Online: Sí", "Fee: desde 12,50 €", "Day: hasta 4 de marzo de 2026"]],
  ] as const)("says what it is narrowed by, each with a link that takes it back: %s", (locale, texts) => {
    const asked = { "level.is": "High", "online.is": "true", "fee.from": "12.5", "day.to": "2026-03-04" };
    const page = queryHtml(render({}, { rows: [], search: "ada", filters: narrowed(asked) }, locale));
    const links = page.all("[role=group] li:not(:last-child) a");
    const remove = locale === "en" ? "Remove filter: " : "Quitar el filtro: ";
    expect(page.texts("[role=group] li:not(:last-child) a")).toEqual(texts.map((text) => remove + text));
    const query = (one: (typeof links)[number] | undefined) =>
      Object.fromEntries(new URLSearchParams(String(one?.properties.href).split("?")[1]));
    const { "level.is": _level, ...others } = asked;
    expect(query(links[0])).toEqual({ search: "ada", ...others });
    expect(page.all("[role=group] li:last-child a[href='/mentors']")).toHaveLength(1);
  });

  it("takes a name that is a link itself to the row's page", () => {
    const rows = [{ id: "a", href: "/mentors/a", values: { email: "ines@example.org" } }];
    const email = {
      ...property,
      id: "3",
      name: "email",
      title: "Email",
      order: 3,
      isDisplay: true,
      type: "email" as const,
    };
    expect(queryHtml(render({}, { rows, properties: [email] })).values("th[scope=row] a", "href")).toEqual([
      "/mentors/a",
    ]);
  });

  it("links what another row is called to that row's page", () => {
    const rows = [{ id: "a", values: { name: "Ines", email: "Lisbon" }, links: { email: "/places/1" } }];
    expect(queryHtml(render({}, { rows })).values("td a[href='/places/1']", "href")).toHaveLength(1);
  });

  it("offers no way to create a row (spec 6)", () => {
    expect(render()).not.toMatch(/<form|<button|<input/);
  });

  it("says so when there is no row", () => {
    const html = render({}, { rows: [] });
    expect(html).toContain("There is nothing to show here yet.");
    expect(html).not.toContain("<table");
  });
});

const PICTURED: Partial<RowList> = {
  properties: [
    ...DATA.properties,
    { ...property, id: "5", name: "photo", title: "Photo", order: 0, type: "image" },
    { ...property, id: "6", name: "town", title: "Town", order: 6, isDisplay: true },
    { ...property, id: "7", name: "about", title: "About", order: 7 },
  ],
  rows: [
    {
      id: "a",
      href: "/mentors/a",
      values: {
        name: "Ines",
        town: "Lisbon",
        photo: "/a.png",
        students: 3,
        about: "Long enough to say something. ".repeat(3),
      },
    },
    { id: "b", values: { name: "<b>omi" } },
  ],
};

describe.each(["cards", "grid"])("the rows list as %s", (style) => {
  const page = queryHtml(render({ style }, PICTURED));

  it("shows each row by its picture, or else a letter, its name and what else identifies it", () => {
    expect(page.values("main ul", "ariaLabel")).toEqual(["Mentors"]);
    expect(page.texts("li h2")).toEqual(["Ines", "<b>omi"]);
    expect(page.values("li img", "src")).toEqual(["/a.png"]);
    expect(page.texts("li [aria-hidden=true]")).toEqual(["<"]);
    expect(page.texts("h2 + p")).toEqual(["Lisbon"]);
  });

  it("leads to a row's page by its name, where it has one", () => {
    expect(page.values("h2 a", "href")).toEqual(["/mentors/a"]);
  });

  it("has no room for pictures where rows have none", () => {
    expect(queryHtml(render({ style })).all(".row-picture")).toEqual([]);
  });

  it("calls a row without a name what an entry is called", () => {
    expect(queryHtml(render({ style }, { rows: [{ id: "a", values: {} }] })).texts("h2")).toEqual(["Mentor"]);
  });
});

it("shows on cards a text about each row and facts, given ones only", () => {
  const page = queryHtml(render({ style: "cards" }, PICTURED));
  expect(page.texts("li:first-child dt")).toEqual(["Students"]);
  expect(page.texts("li:first-child .row-text")[0]).toContain("Long enough");
  expect(page.all("li:last-child dl")).toEqual([]);
});

it("takes a short sentence about a row for its text, and an address for a fact", () => {
  const properties = ["place", "summary", "details"].map((name, order) => ({
    id: name,
    name,
    title: name,
    order,
    type: "text" as const,
    isDisplay: false,
  }));
  const values = {
    place: "Große Bleichstraße 7, 50733 Köln",
    summary: "Mornings in class, afternoons on the water.",
    details: "More words. ".repeat(9),
  };
  const page = queryHtml(render({ style: "cards" }, { ...PICTURED, properties, rows: [{ id: "a", values }] }));
  expect(page.texts(".row-text")).toEqual([values.summary]);
  expect(page.texts("dt")).toEqual(["place"]);
});

it("shows the same property as the text of every card, however short it is there", () => {
  const texts = ["Long enough to say what this is about: more than a few words.", "Short."];
  const rows = texts.map((text) => ({ id: text, values: { about: text } }));
  const page = queryHtml(render({ style: "cards" }, { ...PICTURED, rows }));
  expect(page.texts(".row-text")).toEqual(texts);
  expect(page.texts("dt")).toEqual([]);
});

it("gives long texts of a table a wide column, and few lines where the row has a page of its own", () => {
  const rows = [
    { id: "a", href: "/a", values: { name: "Ines", about: "More words than a narrow column has room for." } },
    { id: "b", values: { name: "Omi", about: "Short." } },
  ];
  const page = queryHtml(render({ style: "table" }, { ...PICTURED, rows }));
  expect(page.texts(".rows-text > span:last-child")).toEqual([
    "More words than a narrow column has room for.",
    "Short.",
  ]);
  expect(page.all("[data-short]")).toHaveLength(1);
});
