import type { Wordings } from "./wordings.ts";

const PEOPLE =
  "schüler(?:innen|n)?|kinder[n]?|eltern|familien|lernenden|teilnehmer(?:innen|n)?|kund(?:en|innen)|schulen";
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
  pledges: { free: ["gratis|umsonst(?! (?:gewesen|war))"] },
};
