import { expect, it } from "vitest";
import { findTextClaims } from "./find-claims.ts";

const claimsIn = (text: string) =>
  findTextClaims(text, {}, { facts: [], context: "", page: [] }).map((claim) => claim.text);

it.each([
  ["« Cela a changé nos soirées », dit une mère.", "Cela a changé nos soirées"],
  ["“Worth it,” says a parent.", "Worth it,"],
  ["«Nos cambió», dice una madre.", "Nos cambió"],
  ["We’ve never lost a report", "We’ve never lost"],
  ["We have yet to lose a school", "have yet to lose"],
  ["Not one family has left", "Not one family has"],
  ["One head told us that it works", "One head told us"],
  ["Parents say that it helps", "Parents say that"],
  ["Our partners include two of them", "partners include"],
  ["We won the national prize", "won the national prize"],
  ["Cheaper than a tutor", "Cheaper than"],
  ["Nobody else offers this", "Nobody else offers"],
  ["The only mentoring scheme like it", "The only mentoring scheme"],
  ["Servers are in your country", "Servers are in"],
  ["Fully compliant with the law", "Fully compliant"],
  ["Each of us has a background check", "background check"],
  ["Founded by former teachers", "Founded by former teachers"],
  ["Created with the help of clinical psychologists", "Created with the help of clinical psychologists"],
  ["Our tutors hold master’s degrees", "hold master’s degrees"],
  ["Written with years of classroom experience", "with years of classroom experience"],
  ["Saves you an afternoon", "Saves you an afternoon"],
  ["A reply within hours", "within hours"],
  ["Our founder, Priya, taught maths", "Priya"],
  ["It works with Moodle as well", "Moodle"],
  ["Die Gründerin heißt Anna Meier und unterrichtet noch.", "Anna Meier"],
])("finds in %j that nobody has said %j", (copy, claim) => expect(claimsIn(copy)).toEqual([claim]));

it.each([
  "The word “draft” says it all. A headline such as “Notes that matter” is enough",
  "Families who join us choose their own pace, and a student called today",
  "Each report meets the reader where they are. Save the day’s notes",
  "Designed with families in mind, written by a student for her teachers",
  "Write to us before Christmas or by Zoom. ¿Puedo leer el informe?",
  "Eltern sehen, woran ihr Kind diese Woche gearbeitet hat",
  "Die Anmeldung dauert nur wenige Minuten. Danach meldet sich jemand bei Ihnen",
  "Ihre Daten bleiben hier. Fragen Sie uns. Alle Kinder lernen in ihrem Tempo, und jede Familie ist anders",
  "Not one word is lost between the session and the report",
])("claims nothing with %j", (copy) => expect(claimsIn(copy)).toEqual([]));
