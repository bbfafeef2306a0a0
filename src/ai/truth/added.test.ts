import { expect, it } from "vitest";
import { findAddedClaims, findAddedTextClaims } from "./added.ts";

const nothing = { facts: [], context: "", page: [] };
const added = (text: string, original: string) =>
  findAddedTextClaims(text, original, {}, nothing).map((claim) => claim.text);

it.each([
  ["In 25 Minuten statt in 2 Stunden", "In 25 minutes, not in two hours"],
  ["Seit dem 12. März 2019", "Since March 12, 2019"],
  ["98 Prozent der Familien, 40 Schulen", "98% of families, 40 schools"],
  ["Von 9 bis 17 Uhr", "From 9 am to 5 pm"],
  ["Zwanzig Jahre Praxis mit Ruth Okafor", "Twenty years of practice with Ruth Okafor"],
  ["1.200 € par an, plus de 3 millions de mots", "€1,200 a year, over 3 million words"],
  ["Gratis, y el doble de rápido", "Your first month is free, and twice as fast"],
  ["„Das hat unsere Abende verändert“", "“It changed our evenings for good”"],
  ["DSGVO-konform", "GDPR compliant"],
])("adds nothing with %j, translated from %j", (text, original) => expect(added(text, original)).toEqual([]));

it.each([
  ["In 15 Minuten fertig", "Ready in 25 minutes", "15 Minuten"],
  ["Listo, y gratis", "Ready", "gratis"],
  ["Nach ISO 27001", "To our standard", "ISO 27001"],
])("adds to %j, translated from %j, %j", (text, original, claim) => expect(added(text, original)).toEqual([claim]));

it("compares each text of a block with its own original", () => {
  const faqOf = (...answers: string[]) => ({ faq: { items: answers.map((answer) => ({ answer })) } });
  const claims = findAddedClaims(faqOf("25 Minuten", "40 Schulen"), faqOf("25 minutes", "Schools"), nothing);
  expect(claims).toEqual([{ path: ["faq", "items", 1, "answer"], text: "40 Schulen", kind: "number" }]);
});
