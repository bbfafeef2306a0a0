import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { RowPage } from "../parts/data/properties.ts";

const property = { isDisplay: false, type: "text" } as const;
const DATA: RowPage = {
  entity: { title: "Mentor", titlePlural: "Mentors" },
  properties: [
    { ...property, id: "3", name: "since", title: "With us since", order: 3, type: "date" },
    { ...property, id: "1", name: "name", title: "Name", order: 1, isDisplay: true },
    { ...property, id: "2", name: "subject", title: "Subject", order: 2 },
    { ...property, id: "4", name: "site", title: "Site", order: 4, type: "link" },
  ],
  row: { id: "a", values: { name: "Ines", since: "2024-09-01", site: "/people/ines" } },
};

function render(content: object = {}, data = DATA) {
  return renderBlocks([{ rowsOverview: { style: "form", ...content } }, { faq: {} }], { data: [{ data }] }).html;
}

const terms = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]*)/g)].map(([, term]) => term);

describe("the row overview", () => {
  it("lists the row's other values in their order", () => {
    const html = render({}, { ...DATA, row: { ...DATA.row, values: { ...DATA.row.values, subject: "Physics" } } });
    expect(terms(html)).toEqual(["Subject", "With us since", "Site"]);
    expect(html).toMatch(/<dd[^>]*>Physics<\/dd>/);
    expect(html).toContain('<time dateTime="2024-09-01">September 1, 2024</time>');
    expect(html).toContain('<a href="/people/ines">/people/ines</a>');
  });

  it("leaves out what isn't given", () => {
    expect(terms(render())).toEqual(["With us since", "Site"]);
    expect(render({}, { ...DATA, row: { id: "a", values: { name: "Ines" } } })).not.toContain("<dl");
  });

  it("is titled by the row's identifying value, or else by its entity", () => {
    expect(render()).toMatch(/Mentor<\/p><h1 id="b0-title"[^>]*>Ines<\/h1>/);
    const html = render({}, { ...DATA, properties: DATA.properties.filter(({ name }) => name !== "name") });
    expect(html).toMatch(/<h1 id="b0-title"[^>]*>Mentor<\/h1>/);
  });

  it("says so when the row doesn't exist", () => {
    expect(renderBlocks([{ rowsOverview: { style: "form" } }]).html).toContain("This entry is not available.");
  });
});
