import { phrases } from "./phrases.ts";

const PEOPLE =
  "schüler(?:innen)?|kinder|eltern|familien?|lernende[nr]?|teilnehmer(?:innen)?|kund(?:en|innen|e|in)|schulen?";

/** What promises are made in German, by the subjects of `PLEDGES`. */
export const GERMAN_PLEDGES: Readonly<Record<string, RegExp>> = {
  refund: phrases([
    "geld[- ]zurück(?:[- ](?:garantie|versprechen))?",
    "(?:volle|vollständige|komplette|sofortige|anteilige)[nr]? (?:rück)?erstattung",
    "(?:wir erstatten|erstatten wir)(?! (?:\\p{L}{2,12} ){0,3}(?:bericht|anzeige))",
  ]),
  guarantee: phrases(["garantier(?:en?|t|te[nmrs]?)", "(?:\\p{L}{2,20}-?)?garantien?"]),
  risk: phrases(["risiko(?:frei|los)(?:e[nmrs]?)?", "(?:ohne|kein(?:erlei)?) (?:jedes |finanzielles )?risiko"]),
  free: phrases([
    "(?:kostenlos|kostenfrei|unentgeltlich)(?:e[nmrs]?)?",
    "(?:kostet|zahlen|zahlst|zahlt|bezahlen|bezahlst|bezahlt) (?:(?:sie|du|ihr|dich|euch|eltern|familien|schulen) )?(?:nichts|keinen (?:cent|euro))",
    "(?:wir übernehmen|übernehmen wir) (?:alle |sämtliche )?(?:die )?(?:kosten|gebühren)|auf unsere kosten|geht auf uns",
  ]),
  fees: phrases([
    "(?:keine|ohne) (?:(?:versteckten?|zusätzlichen?|weiteren?|laufenden?|monatlichen?|einmaligen?) )?(?:kosten|gebühren)",
    "(?:keine|ohne) (?:zusatzkosten|aufpreis|(?:einrichtungs|anmelde|aufnahme|storno|bearbeitungs)gebühr(?:en)?)|gebührenfrei(?:e[nmrs]?)?",
  ]),
  discount: phrases(["(?:\\p{L}{2,20}-?)?rabatt(?:e[ns]?|s)?|preisnachl(?:ass|ässe)|ermäßigung(?:en)?"]),
  price: phrases([
    "(?:best|tiefst|niedrigst|fest)preis(?:en?)?|preisbindung",
    "(?:niedrigste|günstigste|beste)[nr]? preis(?:en?)?",
  ]),
  commitment: phrases([
    "jederzeit (?:kündbar|kündigen|pausieren|aussteigen|abbestellen|beenden)|(?:kündigen|pausieren) (?:sie )?jederzeit|(?:täglich|monatlich) kündbar",
    "(?:ohne|keine) (?:mindest|vertrags|mindestvertrags)?(?:laufzeit|bindung)|(?:ohne|keine) (?:verpflichtung(?:en)?|kündigungsfrist)|unverbindlich(?:e[nmrs]?)?",
    "ohne kreditkarte|keine (?:kredit)?karte (?:nötig|erforderlich|notwendig)",
  ]),
  privacy: phrases([
    "(?:geben|verkaufen|teilen|vermieten) (?:wir )?(?:\\p{L}{2,18} ){0,3}(?:daten|adressen?|angaben) (?:\\p{L}{2,12} ){0,3}(?:nie|niemals|nicht)(?: weiter)?",
    "(?:daten|adressen?|angaben) (?:\\p{L}{2,12} ){0,4}(?:nie|niemals|nicht) (?:\\p{L}{2,12} ){0,3}(?:weitergegeben|verkauft|geteilt)",
    "keine weitergabe (?:\\p{L}{2,12} ){0,3}(?:daten|adressen)|wir (?:löschen|anonymisieren)",
  ]),
  result: phrases([
    "(?:(?:schul)?noten|(?:ihre|deine|unsere) (?:ergebnisse|leistungen)) (?:\\p{L}{2,12} ){0,2}(?:steigen|verbessern sich|werden besser)",
    `(?:alle|jede[rs]?)(?: (?:unsere[rn]?|einzelne[rns]?))? (?:${PEOPLE}) (?:\\p{L}{2,15} ){0,4}(?:besteh(?:en|t)|verbesser(?:n|t) sich|schaff(?:en|t)|empfehlen|empfiehlt)`,
  ]),
  word: phrases([
    "wir versprechen|versprechen wir|(?<!wie )versprochen|wir verpflichten uns|(?:sie haben|du hast|ihr habt) unser wort",
  ]),
};

const JOINING = "(?:und|oder|aber|sowie|sondern|statt)(?!\\p{L})";
const ONE_MORE = `(?!${JOINING})[\\p{L}-]{1,20}`;
const NOT = "(?:kein(?:e[nmrs]?)?|nie(?:mals|mand)?|nicht(?! (?:nur|bloß|lediglich)))";
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:${NOT}|weder)(?: ${ONE_MORE}){0,3}|ohne(?: (?:eine?|jede|jegliche))?) $`,
  "iu",
);
const AFTER = new RegExp(`^(?: ${ONE_MORE}){0,4} ${NOT}(?!\\p{L})`, "iu");

/** Whether a promise is denied: German does so in front of it or, as in "eine Garantie gibt es nicht", behind it. */
export function isDeniedInGerman(before: string, after: string): boolean {
  return BEFORE.test(before) || AFTER.test(after);
}
