import type { Assertion } from "./claim.ts";
import { wordedIn } from "./languages/index.ts";
import { phrases, phrasesIn } from "./phrases.ts";

const THING =
  "(?:provider|platform|tool|solution|software|app|company|choice|product|service|experts?|specialists?|brand|name|agency|team|studio|school|supplier|partner|clinic|shop|store|programme|program|scheme|network|charity|place in town|in (?:the|town|class|europe|america)|on the market|checkout|of its kind)";

/** Words that rank someone above others, or let others vouch for them. */
const RANKS = phrases([
  "(?:#|no\\.? ?|nr\\.? ?|number |nº ?|n\\.º ?)(?:1|one)",
  "(?:\\p{L}{2,20}(?:['’]s|s['’]) |the |an? |industry-?|market-?|world-?|globally? )leading(?! (?:to|up|the|a|an|into|from)(?!\\p{L}))",
  "leading (?:organi[sz]ations|companies|schools|brands|experts|providers?|universities|teams|institutions|voices?)",
  "(?:industry|market|category|world|thought|global) leaders?",
  "leaders? in",
  "(?:best|first|top)-(?:in-class|of-breed|selling|rated|ranked|performing|notch)",
  "best in class|bestselling|best seller|world-class|second to none|unrivall?ed|unmatched|unparall?el+ed|unbeatable",
  "(?:trusted|loved|used|chosen|preferred|recommended|endorsed|approved|backed|relied on|praised) by(?! (?:you|your|a|an|hand|us|default|people)(?!\\p{L}))",
  "(?:the )?(?:world|europe|america|britain|england|scotland|wales|ireland|germany|france|spain|uk|us|usa|eu|country|county|nation|continent|region|city|town|industry|sector|market)['’]s (?:most \\p{L}{2,20}|\\p{L}{2,20}est|favou?rite|only|first|leading|best)",
  "most (?:trusted|popular|advanced|loved|awarded|reliable|recommended|complete|respected|powerful|used|comprehensive)|the most (?:effective|successful|affordable|innovative|experienced|qualified)",
  "(?:rated|ranked|voted|judged) (?:(?:as|among|amongst|in|one of) )?(?:the )?(?:best|first|top|highest|excellent|outstanding|number)",
  "(?:nationally|internationally|globally|widely|critically|highly|world)[- ](?:recogni[sz]ed|acclaimed|renowned|respected|regarded|famous)",
  "(?:recogni[sz]ed|acclaimed|renowned) (?:as|by)(?! (?:you|your|a|an|hand|us|people)(?!\\p{L}))|cent(?:re|er) of excellence|gold standard",
  "(?:better|faster|cheaper|safer|more \\p{L}{2,15}) than any(?: other)?|unlike (?:any )?other \\p{L}{2,20}|outperform(?:s|ed)?|(?:like|than) no other",
  `no other (?:programme|program|course|scheme|tutors?|mentors?|${THING.slice(3, -1)})`,
  "first of its kind|one of a kind|pioneers? in",
  "featured (?:in|on|by)(?! (?:this|that|the (?:course|lesson|app|newsletter|video|page|programme|guide)|your|our|every|each|an?)(?!\\p{L}))",
  "(?:in )?(?:partnership|association|collaboration) with(?! (?:you|your|an?|each|other|us|people|others)(?!\\p{L}))|(?:funded|sponsored|commissioned) by(?! (?:you|your|an?|us)(?!\\p{L}))",
  "(?:the )?highest[- ]rated|(?:the )?top[- ](?:\\d{1,3}|ten|five)",
  "the (?:best|finest|top) (?:tutors?|teachers?|mentors?|coaches|tuition|tutoring|teaching|lessons|courses|instructors)(?! for (?:you|your)(?!\\p{L}))|as heard (?:on|in)",
  `the (?:only|best|fastest|cheapest|safest|largest|biggest|easiest|smartest|simplest|greatest|oldest|finest) (?:[\\p{L}-]{1,20} )?${THING}`,
  "as seen (?:on|in)|fastest-growing|market-leading|record-breaking",
  "(?:the )?(?:fastest|largest|biggest|cheapest|safest)(?= (?:[\\p{L}-]{1,20} ){0,2}(?:in the|on the|in town|in europe|worldwide))",
  "(?:cheaper|more affordable|less expensive) than|(?:nobody|no one) else (?:offers|does|has|gives|provides)",
  "(?:have|has) yet to (?:lose|miss|fail)|(?:have|has)(?: not|n['’]t) (?:yet )?lost (?:an?|one|any)|(?:have|has|\\p{L}{1,12}['’](?:ve|s)) never (?:yet |once )?(?:lost|missed|failed|let|turned|broken|cancelled|disappointed)|not (?:one|a single) \\p{L}{2,20} (?:has|have|was|were)|(?:ning[uú]n|ninguna) (?:familia|alumn[oa]|cliente|colegio) (?:se )?ha|(?:nunca|jam[aá]s) hemos (?:perdido|fallado|faltado|cancelado)",
  "(?:won|awarded|received|winners? of) (?:[\\p{L}’'-]{2,20} ){1,4}(?:prizes?|awards?|medals?|grants?)",
  "(?:recommends|endorses|endorsed) (?:us|our)|(?:named|voted|chose|picked|ranked|rated|praised|thanked) us|wrote to thank us|(?:proud|official) partners? (?:of|with)|partnered with|(?:switch(?:ed|es)?|move[sd]?) to us|used (?:across|throughout|all over)|(?:partners?|clients|customers|members) include|our (?:partners|clients|customers) are",
  "(?:parents|families|mentors|tutors|teachers|students|pupils|schools|clients|customers) (?:(?:love|trust|rave about|swear by|prefer|recommend|rely on) (?:it|us|our)|(?:say|tell us|report|agree) (?:that|it|we|our))",
  "(?:one|an?|another|many|several) (?:[\\p{L}-]{2,15} )?(?:head|headteacher|parent|mother|father|mum|dad|teacher|tutor|student|pupil|mentor|school|client|customer|family|director)s? (?:told us|said (?:that|it|we))|(?:called|calls|described|describes) (?:it|us|our \\p{L}{2,20}) (?:an?|the|as)(?! day)",
  "nos recomiendan|(?:el|la) [uú]nic[oa] (?:programa|plataforma|servicio|empresa|academia|colegio|centro|herramienta)|m[aá]s barat[oa]s? que|nadie m[aá]s (?:ofrece|tiene|hace)",
  "l[ií]der(?:es)?|n[uú]mero (?:uno|1)|referentes?",
  "(?:el|la|los|las) (?:mejor|mejores)(?! (?:que|de ti|momento|manera|forma)(?!\\p{L}))",
  "(?:el|la|los|las) (?:[\\p{L}]{2,20} )?m[aá]s (?:vendid|valorad|premiad|completa?|popular|avanzad|r[aá]pid|segur|usad|utilizad)[oa]?s?",
  "(?:recomendad|avalad|elegid|respaldad)[oa]s? por|conf[ií]an en nosotros",
  "pioner[oa]s? en|[uú]nic[oa]s? en su (?:clase|g[eé]nero)|(?:somos )?l[oa]s primer[oa]s en \\p{L}{2,20}|reconocid[oa]s? (?:por|en tod[oa]|a nivel|internacionalmente)|(?:con el aval|en colaboraci[oó]n con|financiad[oa]s? por)(?: de)?(?! (?:tu|tus|un|una)(?!\\p{L}))",
]);

/** @returns the ranks that a text claims. */
export function ranksIn(text: string): Assertion[] {
  return [...phrasesIn(text, RANKS, "rank"), ...wordedIn(text, "rank")];
}
