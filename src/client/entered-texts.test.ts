import { expect, it } from "vitest";
import { enteredTexts, hasTexts } from "./entered-texts.ts";

const { read, enter, since } = enteredTexts(["name", "bio"]);
const NOTHING = read(undefined);

it("keeps what was seen before the first change of a field", () => {
  const once = enter(NOTHING, { name: "A" }, { name: "Stored", bio: "" });
  const twice = enter(once, { name: "Ab" }, { name: "Theirs", bio: "" });
  expect(twice).toEqual({ texts: { name: "Ab" }, was: { name: "Stored" } });
});

it("has seen nothing of something new", () => {
  expect(enter(NOTHING, { name: "A" }, undefined)).toEqual({ texts: { name: "A" }, was: {} });
});

it("keeps what was entered during a save, as a change of what was saved", () => {
  const sent = { texts: { name: "A", bio: "B" }, was: { name: "", bio: "" } };
  const now = { ...sent, texts: { name: "Ab", bio: "B" } };
  expect(since(sent, now, { name: "A", bio: "B" })).toEqual({ texts: { name: "Ab" }, was: { name: "A" } });
});

it("takes what was discarded during a save for no entry", () => {
  const sent = { texts: { name: "A" }, was: {} };
  expect(hasTexts(since(sent, NOTHING, { name: "A", bio: "" }))).toBe(false);
});

it("reads only texts of its fields", () => {
  expect(read({ texts: { name: "A", bio: 1, other: "x" }, was: "y" })).toEqual({ texts: { name: "A" }, was: {} });
});
