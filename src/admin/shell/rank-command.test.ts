import { describe, expect, it } from "vitest";
import { rankCommand } from "./rank-command.ts";

describe("the command palette", () => {
  it("ranks names that begin with the search before names that contain it", () => {
    const found = [["Sign out", "price"], ["My pricing"], ["Repricing"], ["Pricing", "/pricing"], ["Pri"]];
    const ranked = found.toSorted((one, other) => rankCommand("pri", other) - rankCommand("pri", one));
    expect(ranked.map(([name]) => name)).toEqual(["Pri", "Pricing", "My pricing", "Repricing", "Sign out"]);
  });

  it("doesn't match letters scattered over the name", () => {
    expect(rankCommand("pri", ["Profile", "password", "account"])).toBe(0);
  });
});
