import { describe, expect, it } from "vitest";
import { findClaims } from "../find-claims.ts";
import { foreignValue } from "./number-words.ts";

const claimsIn = (text: string, ...facts: string[]) =>
  findClaims({ text }, { facts, context: "", page: [] }).map((claim) => [claim.kind, claim.text]);

describe("a statement that nobody has made", () => {
  it.each([
    ["Das führende Institut", "rank", "Das führende"],
    ["Die besten Lehrkräfte der Stadt", "rank", "Die besten Lehrkräfte"],
    ["Eine preisgekrönte Methode", "standard", "preisgekrönte"],
    ["Doppelt so schnell", "number", "Doppelt so schnell"],
    ["Fünfhundert Familien lernen hier", "number", "Fünfhundert Familien"],
    ["Neun von zehn bestehen", "number", "Neun von zehn bestehen"],
    ["Les meilleurs professeurs", "rank", "Les meilleurs professeurs"],
    ["Enseignants diplômés", "standard", "diplômés"],
    ["La moitié des élèves revient", "number", "La moitié des élèves"],
    ["Cinq cents familles", "number", "Cinq cents familles"],
    ["Quatre-vingt-quinze pour cent", "number", "Quatre-vingt-quinze pour cent"],
    ["Satisfait ou remboursé", "pledge", "Satisfait ou remboursé"],
    ["המורים הטובים ביותר בעיר", "rank", "הטובים ביותר"],
    ["שיעור ראשון חינם", "pledge", "חינם"],
    ["آلاف العائلات", "number", "آلاف العائلات"],
    ["نتائج مضمونة", "pledge", "مضمونة"],
    ["शहर के सर्वश्रेष्ठ शिक्षक", "rank", "सर्वश्रेष्ठ"],
    ["सैकड़ों परिवार", "number", "सैकड़ों परिवार"],
    ["全市最好的老师", "rank", "全市最好"],
    ["五百个家庭", "number", "五百个"],
  ])("is found in %j", (copy, kind, words) => expect(claimsIn(copy)).toContainEqual([kind, words]));

  it.each([
    ["Die erste Stunde ist gratis", "First lesson free"],
    ["Zwölf Lehrkräfte, 92 Prozent bleiben", "12 Lehrkräfte, 92 %"],
    ["quarante bénévoles", "40 bénévoles"],
    ["Zertifizierte Lehrkräfte", "All teachers are certified"],
    ["Am 3. März 2027", "le 3 mars 2027"],
    ["十二位老师", "12位老师"],
  ])("isn’t %j where someone has said %j", (copy, fact) => expect(claimsIn(copy, fact)).toEqual([]));
});

it.each([
  "Ab und zu pro Woche ein Gespräch. Drei Schritte zum Start. Kleine Gruppen, klare Ziele. Kurse von Lehrern, die zuhören.",
  "Ein Kind, ein Ziel. Zwei Wege führen zu uns, und Vertrauen wächst langsam. Die Hälfte der Zeit üben wir.",
  "Un quart d’heure par jour aide. Trois étapes simples. Neuf ou ancien, chaque livre compte. Pas à pas. La meilleure façon d’apprendre.",
  "Wir garantieren keine Noten. Nous ne garantissons rien.",
  "千万不要担心。万一有问题，请联系我们。十分有帮助。三个简单的步骤。",
  "أفضل وقت للبدء هو الآن. ثلاث خطوات بسيطة. الثقة تنمو ببطء.",
  "הזמן הטוב ביותר להתחיל הוא עכשיו. שלושה צעדים פשוטים.",
  "A quarter of an hour a day helps. Half the time we talk. Two ways to reach us.",
])("claims nothing: %s", (copy) => expect(claimsIn(copy)).toEqual([]));

it.each([
  ["einundzwanzig", 21],
  ["zweitausendfünfhundert", 2500],
  ["hundertzwanzig", 120],
  ["soixante-dix-sept", 77],
  ["quatre-vingts", 80],
  ["vingt-et-un", 21],
  ["五百二十", 520],
  ["十五", 15],
  ["两万", 20_000],
  ["万一", undefined],
  ["hund", undefined],
  ["einig", undefined],
  ["fünf-tage-kurs", undefined],
])("reads %j as %j", (word, value) => expect(foreignValue(word)).toBe(value));
