import { expect, it } from "vitest";
import type { Property } from "../../entities/property.ts";
import { isSameView, settingsOf, stateOf } from "./view-settings.ts";

const flags = { isDisplay: false, isRequired: false, isSortable: true, isPrivate: false };
const price: Property = { id: "p2", name: "price", title: "Price", type: "number", order: 1, help: "", ...flags };
const level: Property = { ...price, id: "p3", name: "level", title: "Level", type: "choice", options: ["A"] };

const state = { sort: "-price", search: "x", parameters: { "filter[price][gte]": "5", "filter[level]": "A" } };

it("a view shows the same after a property got another name, and leaves out one that is gone", () => {
  const settings = settingsOf(state, ["p2", "createdAt"], [price, level]);
  expect(stateOf(settings, [price, level])).toEqual(state);
  expect(stateOf(settings, [{ ...price, name: "cost" }])).toEqual({
    sort: "-cost",
    search: "x",
    parameters: { "filter[cost][gte]": "5" },
  });
  expect(stateOf(settings, [{ ...price, isSortable: false }])).toEqual({ sort: "", search: "x", parameters: {} });
  expect(isSameView(settings, { ...settings, columns: ["createdAt", "p2"] })).toBe(true);
  expect(isSameView(settings, { ...settings, search: "" })).toBe(false);
});

it("a view may be sorted by when rows were added", () => {
  const settings = settingsOf({ ...state, sort: "createdAt" }, ["p2"], [price]);
  expect(stateOf(settings, [price]).sort).toBe("createdAt");
});
