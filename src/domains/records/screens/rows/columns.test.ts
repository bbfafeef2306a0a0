import { expect, it } from "vitest";
import { entityOf, property } from "../../../../../tests/entities.ts";
import { readColumns } from "./columns.ts";

const entity = entityOf([
  property("p1", { order: 1, type: "longText" }),
  property("p2", { order: 2, type: "text" }),
  property("p3", { order: 3, type: "date", isSortable: true }),
  property("p4", { order: 4, type: "text", isDisplay: true }),
  property("p5", { order: 5, type: "text", removedAt: "2026-01-01T00:00:00.000Z" }),
]);

it.each([
  ["nothing", undefined],
  ["no list", '{"p1":true}'],
  ["columns that are gone", '["p5","p99"]'],
])("the usual columns are shown where the browser has stored %s", (_case, stored) => {
  expect(readColumns(entity, stored)).toEqual(["p4", "p3", "p2", "createdAt"]);
});

it("the chosen columns are shown, without those that are gone", () => {
  expect(readColumns(entity, '["p1","p5","updatedAt"]')).toEqual(["p1", "updatedAt"]);
});
