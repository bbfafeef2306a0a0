import { plainText } from "./tokens.ts";
import type { Assertion } from "./claim.ts";
import { phrases } from "./phrases.ts";

/** Standards, laws and labels that one can meet or carry, and words that claim an audit. */
const STANDARDS = phrases([
  "(?:din |une[- ])?(?:en[ -])?iso(?:[/ -]iec)?(?:[ -]?\\d{3,5}(?:-\\d)?(?::\\d{4})?)?",
  "(?:iec|ieee|astm|ansi|bs en|din en|nist)(?:[ -]?[\\d.-]{2,9}\\d)?",
  "soc[ -]?[123](?:[ -]type[ -](?:iii?|i|[12]))?",
  "gdpr|dsgvo|rgpd|lopd(?:gdd)?|ccpa|cpra|lgpd|pipeda|hipaa|hitrust|hitech|ferpa|coppa|cipa|kcsie|fedramp|stateramp|itar|glba|sox|psd2|dora|nis2",
  "wcag(?: ?[12]\\.\\d)?(?:[ ,]{1,2}(?:level )?a{1,3})?|section 508|en 301 549|ada compliant",
  "pci(?:[ -]dss)?(?: level \\d)?",
  "ce[- ](?:mark(?:ed|ing)?|certified)|marcado ce|ukca|ul[- ]listed|fcc|rohs|reach compliant|t[üu]v(?:[ -]\\p{L}{2,12})?|gs mark",
  "ssl(?:/tls)?|tls(?: ?1\\.\\d)?|aes(?:[- ]?\\d{3})?|(?:128|256|512)[- ]?bit(?: \\p{L}{2,6})?(?: encryption)?|end-to-end encrypt(?:ed|ion)|(?:military|bank)-(?:grade|level) (?:encryption|security)",
  "fsc|pefc|gots|oeko-tex|energy star|leed(?: gold| platinum| silver)?|breeam|b[- ]corp(?:oration)?|fair[- ]?trade|rainforest alliance|usda organic|ecolabel|cruelty-free|carbon[- ]neutral|climate[- ]neutral|net[- ]zero",
  "fda(?:[- ](?:approved|cleared|registered))?|ema[- ]approved|gmp|haccp|brc|mhra|cqc|ofsted|iste|cyber essentials(?: plus)?|fca[- ]regulated|finra|sipc|fdic(?:[- ]insured)?|michelin(?:[- ]starred)?",
  "(?:hosted|stored|processed) (?:(?:only|exclusively|securely|safely) )?(?:on servers )?in (?:the )?(?:eu|european union|europe|uk|united kingdom|germany|france|spain|switzerland|ireland)",
  "(?:data protection|equality|consumer rights|companies|safeguarding) act(?: (?:19|20)\\d\\d)?|keeping children safe in education|registered charity|qts|pgce|qualified teachers?(?: status)?",
  "shortlisted|award[- ]winning|multi-award-winning|prize-winning|galardonad[oa]s?|premiad[oa]s?",
  "(?:\\p{L}{2,15}-|(?:fully|board|officially|independently) )?(?:certified|certificad[oa]s?|certificaci[oó]n(?:es)?|certifications?|certificates?|accredited|accreditations?|acreditad[oa]s?|homologad[oa]s?)",
  "patented|patent[- ]pending|patentad[oa]s?|licensed|fully insured|bonded and insured|clinically (?:proven|tested)|scientifically proven|(?:medically|independently) (?:proven|tested|reviewed|verified)|peer-reviewed|evidence-based|(?:research|science)[- ]backed|(?:research|studies|science|surveys?) (?:show|prove|confirm|suggest|demonstrate)s?|(?:la investigaci[oó]n|los estudios|la ciencia) (?:demuestran?|muestran?|confirman?)|background[- ]checked|(?:enhanced )?dbs(?:[- ](?:check(?:s|ed)?|vetted|cleared|certificates?))?|(?:\\p{L}{2,15}-|(?:fully|carefully|thoroughly|independently) )?vetted|dermatologist[- ]tested|doctor[- ]recommended|(?:cl[ií]nica|cient[ií]fica)mente (?:probad|demostrad|comprobad)[oa]s?",
]);

const EXAMINED = /^(?:.* )?(certifi|acredit|accredit)/;

/** @returns the name of a standard by parts, each longer than the one before: soc, soc2, soc2type, soc2typeii. */
function namesOf(standard: string): string[] {
  const plain = plainText(standard);
  const examined = EXAMINED.exec(plain.replaceAll("-", " "));
  if (examined) return [`standard|${examined[1] ?? ""}`];
  const parts = plain.match(/\p{L}+|[\p{N}.]+/gu) ?? [];
  const said = parts.filter((part, index) => index === 0 || (part !== "iec" && part !== "level"));
  return said.map((_part, index) => `standard|${said.slice(0, index + 1).join("")}`);
}

/** @returns the standards, badges and examinations that a text names; of a known "WCAG 2.2 AA" also "WCAG" is known. */
export function standardsIn(text: string): Assertion[] {
  return Array.from(text.matchAll(STANDARDS), ({ 0: standard, index }) => ({
    kind: "standard" as const,
    start: index,
    end: index + standard.length,
    needs: namesOf(standard).map((name) => [name]),
    isClaim: true,
  }));
}
