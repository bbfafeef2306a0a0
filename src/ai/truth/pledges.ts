import type { Assertion } from "./claim.ts";
import { phrases } from "./phrases.ts";

/** What binds a business, by its subject. A promise is known where people have made one about its subject in other words. */
const PLEDGES: Readonly<Record<string, RegExp>> = {
  refund: phrases([
    "(?:money|cash)[- ]back(?: guarantees?| promise)?|(?:your|their) money back|no[- ]quibble (?:guarantees?|refunds?)",
    "(?:full|complete|partial|total|instant) refunds?|refund guarantees?|(?:we['’]ll|we will|we) (?:fully )?refund|fully refund(?:ed|able)",
    "(?:te|le|les|os) (?:devolvemos|reembolsamos) (?:\\p{L}{2,5} )?(?:dinero|importe|precio)|reembolso (?:completo|total|[ií]ntegro)|devoluci[oó]n (?:completa|total|del dinero)",
  ]),
  guarantee: phrases([
    "(?:\\p{L}{2,20}[- ])?guaranteed|guarantee(?:s|ing)?(?!\\?)",
    "garantizamos|garantizad[oa]s?|garantiza[nr]?|con garant[ií]a(?: total)?",
  ]),
  risk: phrases(["risk[- ]free|(?:at )?(?:no|zero) risk|sin riesgos?(?! de(?!\\p{L}))"]),
};

/** What makes no promise of the words after it: "we can't guarantee". */
const DENIED =
  /(?<!\p{L})(?:no|not|never|nobody|cannot|without|\p{L}{2,7}n['’]t|nunca|nadie|sin)(?: [\p{L}-]{1,12}){0,3} $/iu;
/** How far before a promise its denial begins at most. */
const REACH = 60;

/** @returns the promises of a text that money or law depends on: refunds, guarantees, freedom from risk. */
export function pledgesIn(text: string): Assertion[] {
  return Object.entries(PLEDGES).flatMap(([subject, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({
      kind: "pledge" as const,
      start: index,
      end: index + words.length,
      needs: [[`pledge|${subject}`]],
      isClaim: !DENIED.test(text.slice(Math.max(0, index - REACH), index)),
    })),
  );
}
