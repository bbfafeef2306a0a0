import { expect, it } from "vitest";
import { enteredSince } from "./entered-row.ts";

const at = "2026-11-28T06:00:00.000Z";
const saved = { id: "r", createdAt: at, updatedAt: at, values: { title: "Geometry", price: 900, notes: null } };

it("what is entered while a row is being saved is left, on top of what is stored", () => {
  const sent = { values: { title: "Geometry", price: "9" }, was: { title: "Algebra", price: 1250 } };
  expect(enteredSince(sent, sent, saved)).toEqual({ values: {}, was: {} });
  const entered = { values: { title: "Geometry", price: "95", notes: "New" }, was: { ...sent.was, notes: null } };
  expect(enteredSince(sent, entered, saved)).toEqual({
    values: { price: "95", notes: "New" },
    was: { price: 900, notes: null },
  });
});
