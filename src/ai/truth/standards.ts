import { plainText } from "./tokens.ts";
import type { Assertion } from "./claim.ts";
import { wordedIn } from "./languages/index.ts";
import { phrases, phrasesIn } from "./phrases.ts";

const REGION = "(?:the )?(?:eu|european union|europe|uk|united kingdom|germany|france|spain|switzerland|ireland)";
const PROFESSION =
  "(?:head)?teacher|educator|lawyer|solicitor|psychologist|doctor|therapist|researcher|professor|scientist|expert|specialist";
const PROFESSIONS =
  "(?:head)?teachers|heads|educators|lawyers|solicitors|psychologists|doctors|therapists|researchers|academics|professors|scientists|experts|specialists|professionals|inspectors|graduates";

/** Standards, laws and labels that one can meet or carry, and words that claim an audit or a qualification. */
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
  `(?:hosted|stored|processed|kept|stays?|remains?) (?:(?:only|exclusively|securely|safely) )?(?:on servers )?in ${REGION}|never leaves? ${REGION}`,
  "(?:servers?|data cent(?:re|er)s?) (?:is|are|sits?|stands?)(?: located| based| hosted)? in|on (?:[\\p{L}-]{2,20} ){1,2}servers|servidores (?:est[aá]n )?en",
  "(?:data|notes|records|reports) (?:is|are) (?:\\p{L}{2,15}ly )?(?:deleted|erased|anonymi[sz]ed|backed up)|data[- ]processing agreements?|our (?:own )?data[- ]protection officer",
  "compl(?:y|ies|iant) with (?:\\p{L}{2,15} ){0,3}(?:[\\p{L}-]{2,20} )?(?:laws?|rules|regulations?)|fully compliant|cumpl(?:e|en|imos) con (?:la|el|las|los) (?:ley|leyes|normativa|reglamento)",
  "registered (?:with|at)(?! (?:us|you|your|an?)(?!\\p{L}))|insured (?:for|against|up to)|(?:public|professional) liability|indemnity insurance|background checks?|(?:police|reference|identity|id)[- ]checked|criminal[- ]record checks?",
  `(?:founded|built|designed|created|developed|written|run|led|taught|reviewed|checked) (?:together |jointly )?(?:by|with) (?:the help of )?(?:(?:a |the )?(?:team|group|panel|board) of )?(?:[\\p{L}-]{1,20} ){0,2}(?:${PROFESSIONS}|${PROFESSION})(?! in mind)|(?:${PROFESSIONS}) (?:have |has )?(?:reviewed|approved|checked|designed|built) (?:every|each|all|our|the)`,
  "(?:rooted|grounded|based|founded) (?:in|on) (?:[\\p{L}-]{2,20} )?(?:research|science|evidence|studies)|(?:profesor(?:es|as?)|mentor(?:es|as?)) (?:titulad|cualificad)[oa]s?|oxbridge|ivy league|russell group|(?:hold|holds|holding) (?:an? )?(?:[\\p{L}’'-]{2,20} ){0,2}(?:degrees?|doctorates?|phds?|qualifications?)",
  "(?:data protection|equality|consumer rights|companies|safeguarding) act(?: (?:19|20)\\d\\d)?|keeping children safe in education|registered charity|qts|pgce|qualified teachers?(?: status)?",
  "safeguarding[- ]trained|trained in (?:safeguarding|first aid|child protection)|(?:tutors?|teachers?|mentors?|coach(?:es)?|staff|team) (?:all |each )?(?:have|has) (?:an? )?(?:[\\p{L}-]{2,15} ){0,2}(?:degrees?|doctorates?|phds?|qualifications?)",
  "(?:oxford|cambridge|harvard|stanford|yale|mit|princeton|sorbonne)[- ](?:trained|educated|qualified)|(?:ex|former)[- ](?:google|microsoft|apple|amazon|meta|nasa|bbc|mckinsey|ofsted)(?! ?(?:user|account))",
  "shortlisted|award[- ]winning|multi-award-winning|prize-winning|galardonad[oa]s?|premiad[oa]s?",
  "(?:\\p{L}{2,15}-|(?:fully|board|officially|independently) )?(?:certified|certificad[oa]s?|certificaci[oó]n(?:es)?|certifications?|certificates?|accredited|accreditations?|acreditad[oa]s?|homologad[oa]s?)",
  "patented|patent[- ]pending|patentad[oa]s?|licensed|fully insured|bonded and insured|clinically (?:proven|tested)|scientifically proven|(?:medically|independently) (?:proven|tested|reviewed|verified)|peer-reviewed|evidence-based|(?:research|science)[- ]backed|(?:research|studies|science|surveys?) (?:show|prove|confirm|suggest|demonstrate)s?|(?:la investigaci[oó]n|los estudios|la ciencia) (?:demuestran?|muestran?|confirman?)|background[- ]checked|(?:enhanced )?dbs(?:[- ](?:check(?:s|ed)?|vetted|cleared|certificates?))?|(?:\\p{L}{2,15}-|(?:fully|carefully|thoroughly|independently) )?vetted|dermatologist[- ]tested|doctor[- ]recommended|(?:cl[ií]nica|cient[ií]fica)mente (?:probad|demostrad|comprobad)[oa]s?",
]);

/** Words for what someone has examined, by how they begin in any language. */
const EXAMINED = /^(?:.* )?(certifi|zertifi|acredit|accr[eé]dit|akkredit)/;

/** @returns the name of a standard by parts, each longer than the one before: soc, soc2, soc2type, soc2typeii. */
function namesOf(standard: string): string[] {
  const plain = plainText(standard);
  const examined = EXAMINED.exec(plain.replaceAll("-", " "));
  if (examined) return [/erti/.test(examined[1] ?? "") ? "standard|certifi" : "standard|accredit"];
  const parts = plain.match(/\p{L}+|[\p{N}.]+/gu) ?? [];
  const said = parts.filter((part, index) => index === 0 || (part !== "iec" && part !== "level"));
  return said.map((_part, index) => `standard|${said.slice(0, index + 1).join("")}`);
}

/** @returns the standards, badges and examinations that a text names; of a known "WCAG 2.2 AA" also "WCAG" is known. */
export function standardsIn(text: string): Assertion[] {
  const found = [...phrasesIn(text, STANDARDS, "standard"), ...wordedIn(text, "standard")];
  return found.map((one) => {
    const needs = namesOf(text.slice(one.start, one.end)).map((name) => [name]);
    return Object.assign(one, { needs });
  });
}
