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

  it.each([
    ["Mit Geld-zurück-Garantie", "Geld-zurück-Garantie"],
    ["Sie erhalten die volle Erstattung", "volle Erstattung"],
    ["Sonst erstatten wir Ihnen den Beitrag", "erstatten wir"],
    ["Wir garantieren bessere Noten", "garantieren"],
    ["Mit unserer Erfolgsgarantie", "Erfolgsgarantie"],
    ["Völlig ohne Risiko starten", "ohne Risiko"],
    ["Die erste Stunde ist kostenlos.", "kostenlos"],
    ["Familien zahlen keinen Cent", "zahlen keinen Cent"],
    ["Ohne versteckte Kosten", "Ohne versteckte Kosten"],
    ["10 Geschwisterrabatte", "Geschwisterrabatte"],
    ["Jederzeit kündbar", "Jederzeit kündbar"],
    ["Keine Kreditkarte nötig", "Keine Kreditkarte nötig"],
    ["Wir geben Ihre Daten niemals weiter", "geben Ihre Daten niemals weiter"],
    ["Die Noten verbessern sich von selbst", "Noten verbessern sich"],
    ["Jedes Kind zählt, und alle unsere Schüler bestehen", "alle unsere Schüler bestehen"],
    ["Versprochen: Sie hören morgen von uns", "Versprochen"],
    ["Nicht nur kostenlos", "kostenlos"],
    ["Kostenlos und keine Anmeldung", "Kostenlos"],
  ])("in German, %j, that nobody has made is %j", (copy, words) => {
    expect(pledges(copy)).toContainEqual(["pledge", words]);
  });

  it("in German is known by its subject, in any language, unless people denied it", () => {
    expect(pledges("Geld-zurück-Garantie", "You get your money back")).toEqual([]);
    expect(pledges("Full refund", "Bei uns gibt es Geld zurück")).toEqual([]);
    expect(pledges("Kostenlos testen", "Die Probestunde ist unentgeltlich")).toEqual([]);
    expect(pledges("Kostenlos testen", "Die Probestunde ist nicht gratis")).toHaveLength(1);
    expect(pledges("Wir garantieren einen Platz", "Eine Platzgarantie gibt es nicht")).toHaveLength(1);
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

  it.each([
    "Niemand kann Noten garantieren, und eine Geld-zurück-Garantie gibt es bei uns nicht",
    "Wir garantieren keine Noten. Ist die erste Stunde kostenlos?",
    "Mentoren erstatten wöchentlich Bericht. Wir erstatten den Eltern Bericht",
    "Jedes Kind kann sich verbessern. Lesen Sie unsere Rückerstattungsrichtlinie. Wie versprochen, ohne Garantie",
  ])("isn’t made in German by %j", (copy) => expect(pledges(copy).filter(([kind]) => kind === "pledge")).toEqual([]));
});
