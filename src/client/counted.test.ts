import { expect, it } from "vitest";
import { counted } from "./counted.ts";

it("counts things in English", () => {
  expect([0, 1, 1000].map((count) => counted(count, "row"))).toEqual(["0 rows", "1 row", "1,000 rows"]);
});
