import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { RowsNewData } from "./schema.ts";

const property = { isDisplay: true, type: "text" } as const;
const DATA: RowsNewData = {
  entity: { title: "Mentor", titlePlural: "Mentors" },
  properties: [
    { ...property, id: "2", name: "subject", title: "Subject", order: 2 },
    { ...property, id: "1", name: "name", title: "Name", order: 1 },
    { ...property, id: "3", name: "notes", title: "Notes", order: 3, isDisplay: false },
  ],
  href: "/mentors/new",
  addAnother: "/mentors/new",
  isFull: false,
  fields: [],
  created: { id: "m-1041", values: { name: "Ines", subject: "Physics", notes: "private" } },
};

function render(content: object = {}, data = DATA) {
  return renderBlocks([{ rowsNew: { style: "form", ...content } }], { data: [{ data }] }).html;
}

const terms = (html: string) =>
  [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(([, term, value]) => `${term}: ${value}`);

describe("a new row", () => {
  it("is confirmed with its ID and the display properties in order", () => {
    const html = render();
    expect(html).toContain("Your entry has been saved");
    expect(terms(html)).toEqual(["ID: m-1041", "Name: Ines", "Subject: Physics"]);
    expect(html).not.toContain("private");
  });

  it("is confirmed without hidden properties", () => {
    expect(terms(render({ hiddenProperties: ["subject"] }))).toEqual(["ID: m-1041", "Name: Ines"]);
  });

  it("links back to the same page to add another", () => {
    expect(render()).toMatch(/<a href="\/mentors\/new"[^>]*>Add another<\/a>/);
  });

  it("renders no form without a created row", () => {
    const html = render({}, { ...DATA, created: undefined });
    expect(html).toContain("Nothing can be entered here at the moment.");
    expect(html).not.toMatch(/<form|<input|<button/);
  });
});
