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
    ["You won’t pay a penny", "You won’t pay a penny"],
    ["The first session is free.", "is free"],
    ["Book a free trial", "free trial"],
    ["La primera clase es gratuita", "gratuita"],
    ["No hidden fees, ever", "No hidden fees"],
    ["Cancel any time", "Cancel any time"],
    ["Sin permanencia", "Sin permanencia"],
    ["We’ll match any lower price", "match any lower price"],
    ["We never share your data", "never share your data"],
    ["Grades rise by themselves", "Grades rise"],
    ["Every parent we work with renews", "Every parent we work with renews"],
    ["Todos nuestros alumnos aprueban", "Todos nuestros alumnos aprueban"],
  ])("in %j that nobody has made is %j", (copy, words) => {
    expect(pledges(copy)).toEqual([["pledge", words]]);
  });

  it("is known by its subject, unless people denied it", () => {
    expect(pledges("Full refund", "You get your money back")).toEqual([]);
    expect(pledges("Guaranteed places", "We guarantee a place")).toEqual([]);
    expect(pledges("Full refund", "We don’t give your money back")).toHaveLength(1);
    expect(pledges("No hidden fees", "We charge no set-up fee")).toEqual([]);
    expect(pledges("Start your free trial", "We don’t have a free trial")).toHaveLength(1);
    expect(pledges("Guaranteed places", "You get your money back")).toHaveLength(1);
  });

  it.each([
    "Nobody can guarantee a grade, and we don’t offer a money-back guarantee.",
    "Is there a guarantee?",
    "Read our refund policy",
    "Is the first session free? Are there hidden fees? What if we cancel at any time?",
    "You’re free to change every word, and the draft is free of jargon",
    "Every child can improve with the right help. Students pass their notes to the mentor",
    "Your data is yours. Don’t use the details that don’t matter",
    "Puedes borrar una nota cuando quieras. ¿Es gratis?",
    "No garantizamos notas; un lugar sin riesgo de perderse",
  ])("isn’t made by %j", (copy) => expect(pledges(copy)).toEqual([]));
});
