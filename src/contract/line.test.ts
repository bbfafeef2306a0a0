import { expect, it } from "vitest";
import { line } from "./line.ts";

const name = line(20, "Enter a name");

it.each([
  ["  Ada\n Byron ", "Ada Byron"],
  ["\u202Eelpmaxe\u202C \u2067club\u2069", "elpmaxe club"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["👩‍🏫", "👩‍🏫"],
])("takes %j as %j", (given, taken) => {
  expect(name.parse(given)).toBe(taken);
});

it.each([[" \n"], ["\u200B\u200B"], ["\u202E"], ["\u3164 \u2800"], ["\u00AD\uFE0F"]])(
  "refuses %j, which is invisible, as a name",
  (given) => {
    expect(name.safeParse(given).error?.issues).toMatchObject([{ message: "Enter a name" }]);
    expect(line(20).parse(given)).toBe("");
  },
);
