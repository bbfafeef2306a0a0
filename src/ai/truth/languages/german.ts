import type { Wordings } from "./wordings.ts";

const PEOPLE =
  "schüler(?:innen|n)?|kinder[n]?|eltern|familien|lernenden|teilnehmer(?:innen|n)?|kund(?:en|innen)|schulen";
/** The same, in the singular too: "every family". */
const ANYONE =
  "schüler(?:innen)?|kinder|eltern|familien?|lernende[nr]?|teilnehmer(?:innen)?|kund(?:en|innen|e|in)|schulen?";
const THING =
  "nachhilfe|schulen?|institute?|anbieter|lehrer|lehrkräfte|mentor(?:en|innen)|tutor(?:en|innen)|coaches|kurse|programme?|plattform|adresse|team|akademie|methode";

export const german: Wordings = {
  rank: [
    "(?:die )?nummer (?:1|eins)|marktführ(?:er|erin|end\\p{L}{0,2})|(?:der|die|das|eine?r?) führenden?|führende[nrs]? (?:anbieter|institut|schule|plattform|akademie)",
    `(?:der|die|das) (?:größte|beste|günstigste|schnellste|sicherste|beliebteste|erfolgreichste|älteste)n? (?:[\\p{L}-]{1,20} )?(?:${THING})`,
    "(?:empfohlen|ausgezeichnet|geprüft|gefördert|unterstützt|anerkannt) (?:von|durch)|bekannt aus|vertrauen (?:uns|auf uns)|in (?:zusammenarbeit|kooperation|partnerschaft) mit(?! (?:ihnen|dir|euch|ihrem|deinem)(?!\\p{L}))",
    "(?:günstiger|besser|schneller|billiger) als (?:andere|die konkurrenz|jede[rs]?)|einzigartig\\p{L}{0,2}|weltklasse|meistverkauft\\p{L}{0,2}|spitzenreiter|(?:der|die|das) einzige (?:anbieter|schule|programm|plattform)",
  ],
  number: [
    "(?:doppelt|halb|dreimal|viermal|fünfmal|zehnmal|\\d{1,3}[- ]?mal) so \\p{L}{2,20}|\\d{1,3}[- ]mal",
    `(?:die|fast die|über die) hälfte(?: (?:unserer|der|aller|ihrer) (?:${PEOPLE}))?(?=[ .,!]|$)(?! de[rs] (?:zeit|stunde))`,
    `(?:ein|zwei|drei) (?:drittel|viertel|fünftel)(?! ?(?:stunde|jahr))(?: (?:unserer|der|aller) (?:${PEOPLE}))?`,
    "rund um die uhr|jahrzehntelang\\p{L}{0,2}|langjährig\\p{L}{0,2} (?:erfahrung|praxis)|seit (?:vielen )?(?:jahren|jahrzehnten)|zahlreiche (?:familien|schulen|kunden)",
    "verdoppel(?:t|n)|verdreifach(?:t|en)|halbier(?:t|en)|innerhalb (?:eines|einer|weniger) (?:tages|stunden?|wochen?|tage|minuten)|noch am selben tag|nur noch wenige plätze",
  ],
  standard: [
    "(?:mehrfach |vielfach )ausgezeichnet|preisgekrönt\\p{L}{0,2}|zertifizier(?:t|te[nrms]?|ung(?:en)?)|zertifikate?|akkreditier(?:t|te[nrms]?|ung)|staatlich (?:anerkannt|geprüft|zugelassen)\\p{L}{0,2}",
    "(?:tüv|dsgvo)[- ](?:geprüft|konform|zertifiziert)\\p{L}{0,2}|wissenschaftlich (?:belegt|erwiesen|fundiert|bewiesen|geprüft)\\p{L}{0,2}|studien (?:zeigen|belegen)|gemeinnützig\\p{L}{0,2} anerkannt",
    "(?:pädagogisch|staatlich) ausgebildet\\p{L}{0,2}|(?:qualifizierte|diplomierte|promovierte)[nr]? (?:lehrkräfte|lehrer|fachkräfte|tutoren|mentoren)|patentiert\\p{L}{0,2}",
  ],
  pledges: {
    refund: [
      "geld[- ]zurück(?:[- ](?:garantie|versprechen))?",
      "(?:volle|vollständige|komplette|sofortige|anteilige)[nr]? (?:rück)?erstattung",
      "(?:wir erstatten|erstatten wir)(?! (?:\\p{L}{2,12} ){0,3}(?:bericht|anzeige))",
    ],
    guarantee: ["garantier(?:en?|t|te[nmrs]?)", "(?:\\p{L}{2,20}-?)?garantien?"],
    risk: ["risiko(?:frei|los)(?:e[nmrs]?)?", "(?:ohne|kein(?:erlei)?) (?:jedes |finanzielles )?risiko"],
    free: [
      "(?:kostenlos|kostenfrei|unentgeltlich)(?:e[nmrs]?)?",
      "(?:kostet|zahlen|zahlst|zahlt|bezahlen|bezahlst|bezahlt) (?:(?:sie|du|ihr|dich|euch|eltern|familien|schulen) )?(?:nichts|keinen (?:cent|euro))",
      "(?:wir übernehmen|übernehmen wir) (?:alle |sämtliche )?(?:die )?(?:kosten|gebühren)|auf unsere kosten|geht auf uns",
      "gratis|umsonst(?! (?:gewesen|war))",
    ],
    fees: [
      "(?:keine|ohne) (?:(?:versteckten?|zusätzlichen?|weiteren?|laufenden?|monatlichen?|einmaligen?) )?(?:kosten|gebühren)",
      "(?:keine|ohne) (?:zusatzkosten|aufpreis|(?:einrichtungs|anmelde|aufnahme|storno|bearbeitungs)gebühr(?:en)?)|gebührenfrei(?:e[nmrs]?)?",
    ],
    discount: ["(?:\\p{L}{2,20}-?)?rabatt(?:e[ns]?|s)?|preisnachl(?:ass|ässe)|ermäßigung(?:en)?"],
    price: [
      "(?:best|tiefst|niedrigst|fest)preis(?:en?)?|preisbindung",
      "(?:niedrigste|günstigste|beste)[nr]? preis(?:en?)?",
    ],
    commitment: [
      "jederzeit (?:kündbar|kündigen|pausieren|aussteigen|abbestellen|beenden)|(?:kündigen|pausieren) (?:sie )?jederzeit|(?:täglich|monatlich) kündbar",
      "(?:ohne|keine) (?:mindest|vertrags|mindestvertrags)?(?:laufzeit|bindung)|(?:ohne|keine) (?:verpflichtung(?:en)?|kündigungsfrist)|unverbindlich(?:e[nmrs]?)?",
      "ohne kreditkarte|keine (?:kredit)?karte (?:nötig|erforderlich|notwendig)",
    ],
    privacy: [
      "(?:geben|verkaufen|teilen|vermieten) (?:wir )?(?:\\p{L}{2,18} ){0,3}(?:daten|adressen?|angaben) (?:\\p{L}{2,12} ){0,3}(?:nie|niemals|nicht)(?: weiter)?",
      "(?:daten|adressen?|angaben) (?:\\p{L}{2,12} ){0,4}(?:nie|niemals|nicht) (?:\\p{L}{2,12} ){0,3}(?:weitergegeben|verkauft|geteilt)",
      "keine weitergabe (?:\\p{L}{2,12} ){0,3}(?:daten|adressen)|wir (?:löschen|anonymisieren)",
    ],
    result: [
      "(?:(?:schul)?noten|(?:ihre|deine|unsere) (?:ergebnisse|leistungen)) (?:\\p{L}{2,12} ){0,2}(?:steigen|verbessern sich|werden besser)",
      `(?:alle|jede[rs]?)(?: (?:unsere[rn]?|einzelne[rns]?))? (?:${ANYONE}) (?:\\p{L}{2,15} ){0,4}(?:besteh(?:en|t)|verbesser(?:n|t) sich|schaff(?:en|t)|empfehlen|empfiehlt)`,
    ],
    word: [
      "wir versprechen|versprechen wir|(?<!wie )versprochen|wir verpflichten uns|(?:sie haben|du hast|ihr habt) unser wort",
    ],
  },
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
