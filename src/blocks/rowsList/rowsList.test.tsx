import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { RowList } from "../parts/data/properties.ts";

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
  isContinued: false,
};

function render(content: object = {}, data: Partial<RowList> = {}) {
  return renderBlocks([{ rowsList: { style: "table", ...content } }], { data: [{ data: { ...DATA, ...data } }] }).html;
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

  it("links to the next rows and back, to other orders and a search, by plain addresses", () => {
    const list = { isContinued: true, next: "n/1", sort: "students", search: "in es" };
    const html = render({}, list);
    const { texts, values } = queryHtml(html);
    expect(values("a[rel=next]", "href")).toEqual(["/mentors?sort=students&search=in+es&after=n%2F1"]);
    expect(values("a[rel=first]", "href")).toEqual(["/mentors?sort=students&search=in+es"]);
    expect(values("th[aria-sort=ascending] a", "href")).toEqual(["/mentors?sort=-students&search=in+es"]);
    expect(values("form[role=search]", "action")).toEqual(["/mentors"]);
    expect(values("input[name=search]", "value")).toEqual(["in es"]);
    expect(texts("label")).toEqual(["Search"]);
    expect(render()).not.toMatch(/<form|rel="(?:next|first)"/);
    const none = queryHtml(render({}, { ...list, rows: [] }));
    expect(none.texts("a[href='/mentors']")).toEqual(["Show all entries"]);
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
