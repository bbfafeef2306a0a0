import type { Assertion } from "./claim.ts";
import { wordedIn } from "./languages/index.ts";
import { phrases, phrasesIn } from "./phrases.ts";
import { toWords } from "./tokens.ts";

const MULTIPLES = phrases([
  "(?:twice|thrice|half) (?:as(?: \\p{L}{2,15})?|the (?!time(?!\\p{L}))\\p{L}{2,20})",
  "two-time|three-time|(?:two|three|four|five|six|seven|eight|nine|ten)-?fold|five-star|four-star",
  "(?:doubl|tripl|quadrupl|halv)(?:e[sd]?|ing) (?:your|the|their|our|its|his|her|in|every)",
  "(?<!not |be )(?:doubled|tripled|trebled|quadrupled|halved)|(?:half|a full) (?:a )?(?:grade|mark|band)s?|(?:round|around)[- ]the[- ]clock",
  "half of (?:all|our|the|them|every)(?: \\p{L}{2,20})?|half (?:of|our) \\p{L}{3,20}|(?:cut|cuts|cutting) \\p{L}{2,20}(?: \\p{L}{2,20})? in half",
  "(?:nearly |almost |over |about )half of (?:all )?\\p{L}{2,20}",
  "(?:an?|one|two|three|four)[ -](?:third|quarter|fifth|tenth)s? of(?! an? hour)(?: (?:all|our|the))?(?: \\p{L}{2,20})?",
  "(?:[★⭐🌟]\\uFE0F?){3,5}|(?:the )?(?:vast |great |overwhelming )?majority of (?:our |the )?\\p{L}{2,20}|(?:almost|nearly) (?:all|every) (?:of )?(?:our )?(?:pupil|student|parent|famil|school|learner|client|mentee)\\p{L}{0,4}",
  "countless (?:families|pupils|students|parents|schools|clients|children|lessons)|scores of \\p{L}{3,20}|(?:in|into|for) (?:our|its|the) \\p{L}{3,12}th year",
  "(?:only|just) (?:a few|a handful of|some) (?:places|spots|seats|slots)|(?:limited|few) (?:places|spots|seats)|(?:places|spots|seats) (?:are |is )?(?:very )?(?:limited|going fast|filling(?: up)?(?: fast)?)",
  "(?:repl(?:y|ies)|answers?|respon[ds]e?s?|get back to you)(?: \\p{L}{1,12}){0,2} (?:(?:on )?the same (?:working )?day|the next (?:working )?day|within the (?:day|hour)|overnight)",
  "(?:gain|gains|gained|jumps?|improves? by|up by|went up|go up|goes up)(?: by)? (?:two|three|\\d) (?:gcse |whole |full )?(?:grades|levels|marks|bands)",
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

/** Words that change nothing: half of our pupils are half the pupils. */
const PASSED: ReadonlySet<string> = new Set(
  "of all our the your their every de del la las los nuestros nuestras".split(" "),
);

/** @returns the multiples and parts that a text claims: twice as fast, a third of our customers. */
export function multiplesIn(text: string): Assertion[] {
  const found = [...phrasesIn(text, MULTIPLES, "number"), ...wordedIn(text, "number")];
  return found.map(({ kind, start, end, needs, isClaim }) => {
    const words = toWords(text.slice(start, end)).filter((word) => !PASSED.has(word));
    return { kind, start, end, isClaim, needs: [[...needs.flat(), `multiple|${words.join(" ")}`]] };
  });
}
