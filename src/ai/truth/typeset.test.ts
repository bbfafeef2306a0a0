import { describe, expect, it } from "vitest";
import { findClaims } from "./find-claims.ts";

const claimsIn = (text: string, ...facts: string[]) =>
  findClaims({ text }, { facts, context: "", page: [] }).map((claim) => claim.text);

describe("claims with the hyphens of typesetters", () => {
  it.each([
    ["An award\u2011winning team", ["award\u2011winning"]],
    ["Best\u2011in\u2011class reports", ["Best\u2011in\u2011class"]],
    ["For twenty\u2011five schools", ["twenty\u2011five schools"]],
    ["ISO\u201127001", ["ISO\u201127001"]],
    ["Market\u2010leading", ["Market\u2010leading"]],
  ])("are found in %j", (text, found) => {
    expect(claimsIn(text)).toEqual(found);
  });

  it("are known from what people wrote with another one", () => {
    expect(claimsIn("A 30\u2011day trial", "a 30-day trial")).toEqual([]);
    expect(claimsIn("A 30-day trial", "a 30\u2011day trial")).toEqual([]);
  });
});

describe("claims in Spanish words", () => {
  it.each([
    ["Medio millón de familias", ["Medio millón de familias"]],
    ["En un centenar de colegios", ["un centenar de colegios"]],
    ["Científicamente demostrado", ["Científicamente demostrado"]],
  ])("are found in %j", (text, found) => {
    expect(claimsIn(text)).toEqual(found);
  });
});
