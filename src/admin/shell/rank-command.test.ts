import { describe, expect, it } from "vitest";
import { rankCommand } from "./rank-command.ts";

describe("the command palette", () => {
  it("offers what begins with the search before what has it elsewhere", () => {
    const found = [["Sign out", "price"], ["My pricing"], ["Repricing"], ["Pricing", "/pricing"], ["Pri"]];
    const ranked = found.toSorted((one, other) => rankCommand("pri", other) - rankCommand("pri", one));
    expect(ranked.map(([name]) => name)).toEqual(["Pri", "Pricing", "My pricing", "Repricing", "Sign out"]);
  });

  it("offers nothing whose letters are only scattered over the name", () => {
    expect(rankCommand("pri", ["Profile", "password", "account"])).toBe(0);
  });
});
