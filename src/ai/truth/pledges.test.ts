import { describe, expect, it } from "vitest";
import { findTextClaims } from "./find-claims.ts";

const pledges = (text: string, ...facts: string[]) =>
  findTextClaims(text, {}, { facts, context: "", page: [] }).map((claim) => [claim.kind, claim.text]);

describe("a promise", () => {
  it.each([
    ["Full refund if it isn’t for you", "Full refund"],
    ["Results or your money back", "your money back"],
    ["With a money-back guarantee", "money-back guarantee"],
    ["A guaranteed place for all", "guaranteed"],
    ["A risk-free start", "risk-free"],
    ["Garantizamos el aprobado", "Garantizamos"],
    ["O te devolvemos el dinero", "te devolvemos el dinero"],
  ])("in %j that nobody has made is %j", (copy, words) => {
    expect(pledges(copy)).toEqual([["pledge", words]]);
  });

  it("is known by its subject, unless people denied it", () => {
    expect(pledges("Full refund", "You get your money back")).toEqual([]);
    expect(pledges("Guaranteed places", "We guarantee a place")).toEqual([]);
    expect(pledges("Full refund", "We don’t give your money back")).toHaveLength(1);
    expect(pledges("Guaranteed places", "You get your money back")).toHaveLength(1);
  });

  it.each([
    "Nobody can guarantee a grade, and we don’t offer a money-back guarantee.",
    "Is there a guarantee?",
    "Read our refund policy",
    "No garantizamos notas; un lugar sin riesgo de perderse",
  ])("isn’t made by %j", (copy) => expect(pledges(copy)).toEqual([]));
});
