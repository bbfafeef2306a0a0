import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { RowsListData } from "./schema.ts";

const property = { isDisplay: false, type: "text" } as const;
const DATA: RowsListData = {
  entity: { title: "Mentor", titlePlural: "Mentors" },
  properties: [
    { ...property, id: "3", name: "email", title: "Email", order: 3 },
    { ...property, id: "2", name: "name", title: "Name", order: 2, isDisplay: true },
    { ...property, id: "1", name: "students", title: "Students", order: 1, type: "number" },
    { ...property, id: "4", name: "site", title: "Site", order: 4, type: "link" },
  ],
  rows: [
    { id: "a", values: { name: "Ines", email: "ines@example.org", students: 1200, site: "https://example.org" } },
    { id: "b", values: { name: "Tomi <b>", email: "tomi@example.org", students: null, site: "javascript:alert(1)" } },
  ],
  total: 2,
};

function render(content: object = {}, data: Partial<RowsListData> = {}) {
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
    expect(texts(`${first} *`).slice(0, 3)).toEqual(["1,200", "Ines", "ines@example.org"]);
    expect(texts(`${first} th[scope=row]`)).toEqual(["Ines"]);
  });

  it("leaves hidden properties out, with all their values", () => {
    const html = render({ hiddenProperties: ["email", "Site"] });
    expect(columns(html)).toEqual(["Students", "Name"]);
    expect(html).not.toContain("@example.org");
  });

  it("uses the first column as row header when no property identifies rows", () => {
    const { texts } = queryHtml(render({ hiddenProperties: ["name"] }));
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

  it("says how many rows there are beyond the shown ones", () => {
    expect(render({}, { total: 1320 })).toContain("Showing 2 of 1,320");
    expect(render()).not.toContain("Showing");
  });

  it("offers no way to create a row (spec 6)", () => {
    expect(render()).not.toMatch(/<form|<button|<input/);
  });

  it("says so when there is no row", () => {
    const html = render({}, { rows: [], total: 0 });
    expect(html).toContain("There is nothing to show here yet.");
    expect(html).not.toContain("<table");
  });
});
