import type { Assertion } from "./claim.ts";
import { phrases, phrasesIn } from "./phrases.ts";

const MULTIPLES = phrases([
  "(?:twice|thrice|half) (?:as(?: \\p{L}{2,15})?|the \\p{L}{2,20})",
  "two-time|three-time|(?:two|three|four|five|six|seven|eight|nine|ten)-?fold|five-star|four-star",
  "(?:doubl|tripl|quadrupl|halv)(?:e[sd]?|ing) (?:your|the|their|our|its|his|her|in|every)",
  "(?<!not |be )(?:doubled|tripled|trebled|quadrupled|halved)|(?:half|a full) (?:a )?(?:grade|mark|band)s?|(?:round|around)[- ]the[- ]clock",
  "half of (?:all|our|the|them|every)(?: \\p{L}{2,20})?|half (?:of|our) \\p{L}{3,20}|(?:cut|cuts|cutting) \\p{L}{2,20}(?: \\p{L}{2,20})? in half",
  "(?:nearly |almost |over |about )half of (?:all )?\\p{L}{2,20}",
  "(?:an?|one|two|three|four)[ -](?:third|quarter|fifth|tenth)s? of(?: (?:all|our|the))?(?: \\p{L}{2,20})?",
  "(?:two|three|four|five|seven|nine)[ -](?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)s",
  "(?:by|up to) (?:an? )?(?:half|third|quarter|fifth)(?! (?:part|person|year))|(?<!(?:two|three|four|five|six|\\d) )(?:decades|centuries) of \\p{L}{2,20}|(?:an?|half a) (?:decade|century) of",
  "(?:several|a few|a couple of|many|countless) (?:dozen|hundred|thousand|million)s?(?: \\p{L}{2,20})?",
  "(?:el|al) (?:doble|triple)|la mitad(?: de)?|(?:un|dos) (?:tercios?|cuartos?) de|duplica[rn]?|triplica[rn]?|(?:duplic|triplic)(?:ad[oa]s?|amos|aron|ó)",
  "medi[oa] (?:mill[oó]n|centenar|millar|docena)(?: de \\p{L}{2,20})?|un (?:centenar|millar) de \\p{L}{2,20}",
  "(?:first|second|third|fifth|\\p{L}{3,15}th) anniversary|(?:since|in|from|of) the (?:early |late |mid-?)?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)",
  "(?:with|has|have|brings?|after|many) years of (?:[\\p{L}-]{2,20} ){0,2}(?:experience|practice|teaching)|(?:con|tras) a[ñn]os de (?:experiencia|pr[aá]ctica)",
  "sav(?:e|es|ing) (?:you |them )?(?:an?|half an?) (?:whole |full )?(?:hour|morning|afternoon|evening|day|weekend|week)|within (?:a few |just )?(?:minutes|hours|days|weeks|months)|day and night",
  "in every (?:\\p{L}{2,20} )?(?:borough|county|country|city|state|region|district)",
  "\\d{1,3}(?:st|nd|rd|th) (?:anniversary|year|edition|place)",
]);

/** @returns the multiples and parts that a text claims: twice as fast, a third of our customers. */
export function multiplesIn(text: string): Assertion[] {
  return phrasesIn(text, MULTIPLES, "number");
}
