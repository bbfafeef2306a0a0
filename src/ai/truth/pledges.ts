import type { Assertion } from "./claim.ts";
import { isDeniedInGerman } from "./languages/german.ts";
import { pledgesFor } from "./languages/index.ts";
import { phrases } from "./phrases.ts";

const PEOPLE = "students|pupils|learners|children|parents|families|mentors|tutors|teachers|schools|clients|customers";
const RESULTS =
  "(?:(?:grades|attendance|pass rates?)|(?:our|your|their) (?:marks|results|scores|confidence|retention))";

/** What binds a business, by its subject. A promise is known where people have made one about its subject in other words. */
const PLEDGES: Readonly<Record<string, RegExp>> = {
  refund: phrases([
    "(?:money|cash)[- ]back(?: guarantees?| promise)?|(?:your|their|the) (?:money|deposit|fees?|payment) back|no[- ]quibble (?:guarantees?|refunds?)",
    "(?:full|complete|partial|total|instant) refunds?|refund guarantees?|(?:we['’]ll|we will|we) (?:fully )?refund|fully refund(?:ed|able)",
    "(?:te|le|les|os) (?:devolvemos|reembolsamos) (?:\\p{L}{2,5} )?(?:dinero|importe|precio)|reembolso (?:completo|total|[ií]ntegro)|devoluci[oó]n (?:completa|total|del dinero)",
  ]),
  guarantee: phrases([
    "(?:\\p{L}{2,20}[- ])?guaranteed|guarantee(?:s|ing)?(?!\\?)",
    "garantizamos|garantizad[oa]s?|garantiza[nr]?|con garant[ií]a(?: total)?",
  ]),
  risk: phrases(["risk[- ]free|(?:at )?(?:no|zero) risk|sin riesgos?(?! de(?!\\p{L}))"]),
  free: phrases([
    `(?:you|they|${PEOPLE}) (?:won['’]t|don['’]t|do not|will not|never) (?:ever )?(?:have to )?pay(?! attention)(?: (?:a (?:penny|cent)|anything))?`,
    "free of charge|costs? (?:you |them |families |schools )?nothing|nothing to pay|we (?:cover|pay for|waive)|for free|free forever|(?:is|are) on (?:us|the house)|(?:at )?no (?:extra |additional |further )?(?:cost|charge)",
    "(?:is|are|stays?|remains?|comes?) (?:always |completely |entirely |totally )?free(?=[.,;!]|$| (?:for|until|during) )|free for (?!you to )\\p{L}{2,20}",
    "(?:first|trial|taster|introductory) (?:lesson|session|class|call|week|month|consultation) free",
    "free (?:trials?|sessions?|months?|weeks?|lessons?|consultations?|places?|demos?|calls?|plans?|set-?up|support|updates|delivery|shipping|returns)",
    "(?:fully|part)[- ]funded|(?:scholarships?|bursar(?:y|ies)) (?:cover|are|is|for|available)",
    "gratis|gratuit[oa]s?(?! de)|no pag(?:as|a|an|áis)(?: nada)?|sin cost[eo](?: alguno)?|no cuestan? nada|invita la casa",
  ]),
  fees: phrases([
    "(?:no|zero|without) (?:hidden|set-?up|joining|sign-?up|booking|cancellation|monthly|annual|upfront|admin|extra) (?:costs?|fees?|charges?)|no (?:fees?|charges)",
    "sin (?:costes?|gastos|cargos|cuotas?|comisiones|tarifas) (?:ocult[oa]s?|adicional(?:es)?|extra|de \\p{L}{2,15})",
  ]),
  discount: phrases(["discounts?|rebates?|descuentos?"]),
  price: phrases(["price[- ]match|lowest price|match any (?:\\p{L}{2,20} )?(?:price|quote)|(?:fixed|locked) price"]),
  commitment: phrases([
    "(?:cancel|leave|stop|pause|quit) (?:(?:at )?any ?time|whenever you)|no questions asked|no strings attached|(?:no|without) (?:long-term |minimum )?(?:contracts?|obligations?)|no[- ]obligation|no (?:credit )?card (?:is )?(?:needed|required)",
    "sin (?:permanencia|compromiso)|cancel[ae]s? cuando quier[ae]s|(?:cancelar|baja|dejarlo) (?:cuando quieras|en cualquier momento)",
  ]),
  privacy: phrases([
    "(?:never|not|\\p{L}{2,5}n['’]t) (?:ever )?(?:share|sell|rent|trade|pass on|hand over) (?:\\p{L}{2,12} ){0,3}(?:data|information|details|addresses)|(?:never|not|\\p{L}{2,5}n['’]t) (?:ever )?use your (?:\\p{L}{2,12} )?data|(?:data|notes|records|details|information|write) (?:is|are) (?:never|ever|not) (?:sold|shared|passed on)|we (?:\\p{L}{2,12}ly |always )?(?:erase|delete|destroy|anonymi[sz]e)",
    "(?:nunca|no|jam[aá]s) (?:vendemos|compartimos|cedemos|usamos) (?:\\p{L}{2,12} ){0,3}(?:datos|informaci[oó]n)|(?:datos|informaci[oó]n) (?:no|nunca) (?:salen?|se (?:venden?|comparten?))",
  ]),
  result: phrases([
    "(?:gains?|gained|jumps?|jumped|(?:up|improves?|improved) by) (?:an?|one) (?:full |whole )?(?:grade|mark|level|band)",
    `${RESULTS} (?:will )?(?:rises?|rose|goe?s? up|went up|improves?d?|increases?d?|climbs?|doubles?)`,
    `our (?:${PEOPLE}) (?:\\p{L}{2,12} )?(?:get into|go on to|pass|achieve|win|outperform|excel|succeed)`,
    `(?:all|every|each|none)(?: of)?(?: our)? (?:${PEOPLE}|student|pupil|learner|child|parent|family|school|client) (?:(?:we|who|that|in|our|join|joins|joined|work|works|with|tutor|teach|mentor|coach|support|help|has|have) ){0,4}(?:renew(?:s|ed)?|pass(?:es|ed)?(?! (?:on|the|through))|improve[sd]?|succeed(?:s|ed)?|stayed|recommends?|graduate[sd]?|gets? into)`,
    "(?:todos|todas) (?:nuestr[oa]s|l[oa]s) (?:alumn[oa]s|estudiantes|familias) (?:aprueban|mejoran|repiten|renuevan)",
  ]),
  word: phrases([
    "we (?:promise|pledge|vow) (?:that|you|to|no)|you have our word|(?:nos comprometemos|prometemos) (?:a|que)",
  ]),
};

/** What makes no promise of the words after it: "we can't guarantee". */
const DENIED =
  /(?<!\p{L})(?:no|not|never|nobody|cannot|without|\p{L}{2,7}n['’]t|nunca|nadie|sin|ne|pas|aucune?|jamais|sans)(?: [\p{L}-]{1,12}){0,3} $/iu;
/** How far before a promise its denial begins at most. */
const REACH = 60;

/** Who asks promises nothing. */
const ASKED = /^[^.!?\n]{0,200}\?/;

/** @returns the promises of a text that money or law depends on: refunds, guarantees, prices, terms, privacy, results. */
export function pledgesIn(text: string): Assertion[] {
  return [...Object.entries(PLEDGES), ...pledgesFor(text)].flatMap(([subject, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: words, index }): Assertion => {
      const end = index + words.length;
      const [before, after] = [text.slice(Math.max(0, index - REACH), index), text.slice(end, end + REACH)];
      const isDenied = isDeniedInGerman(before, after);
      return {
        kind: "pledge",
        start: index,
        end,
        needs: [[`pledge|${subject}`]],
        isClaim: !isDenied && !DENIED.test(before) && !ASKED.test(after),
        // Of a fact the denials in other languages are known.
        ...(isDenied && { gives: [] }),
      };
    }),
  );
}
