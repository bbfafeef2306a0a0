import { expect, it } from "vitest";
import type { Entity, Property, PropertyType } from "../../entities/property.ts";
import { readColumns } from "./columns.ts";

function property(id: string, type: PropertyType, rest: Partial<Property> = {}): Property {
  const flags = { isDisplay: false, isRequired: false, isSortable: false, isPrivate: false };
  return { id, order: Number(id.slice(1)), name: id, title: id, type, help: "", ...flags, ...rest };
}

const entity: Entity = {
  id: "e",
  name: "courses",
  title: "Course",
  titlePlural: "Courses",
  icon: "",
  description: "",
  revision: 1,
  visitors: { read: false, create: false },
  members: { read: false, edit: false },
  properties: [
    property("p1", "longText"),
    property("p2", "text"),
    property("p3", "date", { isSortable: true }),
    property("p4", "text", { isDisplay: true }),
    property("p5", "text", { removedAt: "2026-01-01T00:00:00.000Z" }),
  ],
};

it.each([
  ["nothing", null],
  ["no list", '{"p1":true}'],
  ["columns that are gone", '["p5","p99"]'],
])("the usual columns are shown where the browser has stored %s", (_case, stored) => {
  expect(readColumns(entity, stored)).toEqual(["p4", "p3", "p2", "createdAt"]);
});

it("the chosen columns are shown, without those that are gone", () => {
  expect(readColumns(entity, '["p1","p5","updatedAt"]')).toEqual(["p1", "updatedAt"]);
});
