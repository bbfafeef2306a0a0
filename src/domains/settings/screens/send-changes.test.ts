import { expect, it } from "vitest";
import { joinLists } from "./send-changes.ts";

it.each([
  ["adds", ["a"], ["a", "mine"], ["a", "theirs"], ["a", "theirs", "mine"]],
  ["removes", ["a", "b"], ["b"], ["a", "b", "theirs"], ["b", "theirs"]],
  ["changes", ["a", "b"], ["A", "b"], ["b"], ["b", "A"]],
  ["adds the same as someone else", null, ["a"], ["a", "b"], ["a", "b"]],
  ["removes everything", ["a"], null, ["a", "theirs"], ["theirs"]],
])("someone who %s keeps what another has added or removed", (_what, was, mine, theirs, both) => {
  expect(joinLists(was, mine, theirs)).toEqual(both);
});
