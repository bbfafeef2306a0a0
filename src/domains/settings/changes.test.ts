import { expect, it } from "vitest";
import { checkSeen } from "./changes.ts";

const STORED = { tone: "Calm", facts: ["One"] };

it.each([
  ["someone has since changed", { tone: "Warm" }, { tone: "Cool" }, ["tone"]],
  ["someone has since set", { facts: [] }, { facts: null }, ["facts"]],
  ["someone has since reset", { audience: "Parents" }, { audience: "Schools" }, ["audience"]],
  ["is as it was seen", { tone: "Warm", facts: null }, { tone: "Calm", facts: ["One"] }, undefined],
  ["someone has changed to the same", { tone: "Calm" }, { tone: "Cool" }, undefined],
  ["is no setting", {}, { later: 1 }, undefined],
])("a setting that %s isn't replaced unseen", (_which, changes, was, path) => {
  const checked = checkSeen(STORED, changes, was);
  expect(checked.ok ? undefined : checked.error.details?.path).toEqual(path);
});
