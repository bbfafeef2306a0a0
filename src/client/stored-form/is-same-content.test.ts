import { expect, it } from "vitest";
import { isSameContent } from "./is-same-content.ts";

const form = { name: "Team", features: [{ key: "k1", text: "Reports", limit: { value: 10, uid: "u1" } }] };

it("regards neither the keys of items nor the order of names", () => {
  const other = { features: [{ limit: { uid: "u2", value: 10 }, text: "Reports", key: "k2" }], name: "Team" };
  expect(isSameContent(form, other)).toBe(true);
});

it.each([
  ["another value", { ...form, name: "Teams" }],
  ["a value inside an item", { ...form, features: [{ key: "k1", text: "Reports", limit: { value: 11, uid: "u1" } }] }],
  ["one item less", { ...form, features: [] }],
  ["an item before it", { ...form, features: [{ key: "k3", text: "Calls" }, ...form.features] }],
  ["one field less", { features: form.features }],
])("regards %s", (_what, other) => expect(isSameContent(form, other)).toBe(false));
