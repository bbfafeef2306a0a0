import { expect, it } from "vitest";
import { property } from "../../../../../tests/entities.ts";
import type { Property } from "../../entities/property.ts";
import { filterFaults, filterParameters, filterText, readFilters, type FilterForm } from "./filters.ts";

const sortable = (name: string, change: Partial<Property>) =>
  property(name, { title: name.toUpperCase(), isSortable: true, ...change });

const properties = [
  sortable("price", { type: "money", currency: "EUR" }),
  sortable("starts", { type: "date" }),
  sortable("begins", { type: "dateTime" }),
  sortable("topics", { type: "choices", options: ["Art", "Music"] }),
  sortable("open", { type: "boolean" }),
  property("notes"),
];

const without = (filters: readonly FilterForm[]) => filters.map(({ key: _key, ...rest }) => rest);

it("filters are the same after they were written to an address and read", () => {
  const filters: FilterForm[] = [
    { key: "1", property: "price", operator: "gte", value: "12.50" },
    { key: "2", property: "price", operator: "lt", value: "20" },
    { key: "3", property: "starts", operator: "empty", value: "" },
    { key: "4", property: "begins", operator: "gt", value: "2026-03-04T09:30" },
    { key: "5", property: "topics", operator: "eq", value: "Art" },
    { key: "6", property: "open", operator: "ne", value: "true" },
  ];
  const given = filterParameters(filters, properties);
  expect(given).toMatchObject({
    "filter[price][gte]": "1250",
    "filter[starts][in]": ",",
    "filter[topics]": "Art",
    "filter[open][ne]": "true",
  });
  expect(without(readFilters(new URLSearchParams(given), properties))).toEqual(without(filters));
});

it("an address names only filters that the list takes", () => {
  const query = new URLSearchParams({
    "filter[notes]": "x",
    "filter[price][like]": "1",
    "filter[no]": "1",
    sort: "price",
  });
  expect(readFilters(query, properties)).toEqual([]);
});

it("a filter without a value, with one that doesn't fit, or like another one is refused", () => {
  const faults = filterFaults(
    [
      { key: "a", property: "price", operator: "gt", value: "" },
      { key: "b", property: "price", operator: "lt", value: "much" },
      { key: "c", property: "topics", operator: "eq", value: "Dance" },
      { key: "d", property: "open", operator: "eq", value: "true" },
      { key: "e", property: "open", operator: "eq", value: "false" },
    ],
    properties,
  );
  expect(faults).toEqual({
    a: "Enter a value",
    b: "Enter an amount such as 12.50",
    c: "Choose one of the options",
    e: "There is another filter like this",
  });
});

it("a filter reads as a sentence", () => {
  expect(filterText({ key: "", property: "starts", operator: "lte", value: "2026-03-04" }, properties)).toMatch(
    /^STARTS is until .*2026/,
  );
  expect(filterText({ key: "", property: "open", operator: "eq", value: "true" }, properties)).toBe("OPEN is Yes");
  expect(filterText({ key: "", property: "topics", operator: "empty", value: "" }, properties)).toBe("TOPICS is empty");
});
