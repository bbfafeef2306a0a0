import { saying, type Assertion } from "./claim.ts";
import { isCommonWord } from "./common-words.ts";
import { isNumberWord } from "./quantity.ts";
import { isCapital, isFirst, type Token } from "./tokens.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const JOINTS = words("of de del la las los da di do dos van von der den al el bin &");
const TITLES = words("dr mr mrs ms prof st sr sra dra mt jr");
/** Titles with which a name is known from the same without them. */
const OPTIONAL_TITLES = words("dr mr mrs ms prof professor sir dame sr sra dra frau herr madame monsieur mme");
/** Capitalised words that aren't names. */
const NEUTRAL = words(
  "i i'm i'd i've i'll ai pdf csv api faq roi crm sms us uk eu usa hr it pr qr sso seo url usb gps tv id ok cta html css json xml kpi ceo cto cfo coo monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april june july august september october november december english spanish french german italian dutch",
);
/** Last words of the names of organisations, works and places. */
const ORGANISATIONS = words(
  "school university college academy institute institution foundation trust hospital clinic group inc ltd llc gmbh corp corporation council association society federation bank museum library church award awards prize cup times journal review magazine weekly post gazette consulting partners holdings industries labs lab ventures capital university's universidad instituto colegio fundación hospital banco revista premio",
);
const SITE_PHRASES = words(
  "privacy policy terms service services use conditions cookie cookies settings contact about us home page sign up log in get started learn more free trial year",
);
/** Words that stay in lower case in a headline. */
const SMALL = words(
  "a an the and or but of in on at to for with by from as into y e o u el la los las un una de del en con por para",
);
/** Words with a capital that are no names, or names that everyone works with. */
const HOUSEHOLD = words(
  "christmas easter ramadan diwali british american european irish scottish welsh indian chinese latin greek arabic polish portuguese internet google word excel powerpoint outlook gmail zoom whatsapp facebook instagram tiktok wi-fi python",
);
/** Words in front of a place, also in a sentence that has hardly any others: "Offices in Leeds." */
const PLACES = words("in near from across");
/** Words of a language that writes all nouns with capitals. */
const GERMAN = words(
  "und nicht für mit der das dem den ist sind sie wir ihr ihre unsere ein eine einer diese dieser über aus vom zum zur im alle jede jeder jedes jeden kein keine keinen wird werden wie auch bei nach oder aber nur sich uns ihnen ihren ihrem ihrer unser unseren unserem unserer dein deine deinen euer eure ohne damit dass wenn weil noch schon",
);
/** Further words that precede its nouns, some of which other languages have too. */
const GERMAN_LEADS = words(
  "die des einen einem eines keiner keinem allen viele einige manche beide mehr weniger seine seinen dies dieses diesem diesen welche welcher welches was man am an in so also es du dir da dort hier heute jetzt dann danach dabei dafür dazu seit durch gegen um bis pro als ob warum wann wo wer während bevor nachdem sobald bitte herzlich hat haben kann können muss müssen soll sollen darf dürfen gibt",
);
/** Adjectives, which begin sentences with a capital: by their ends, and frequent ones. */
const GERMAN_ADJECTIVE =
  /^(?:.{2,}(?:lich|ig|isch|ell|bar|sam|los|voll|reich|iv|iert|end)e[nrsm]?|(?:klein|groß|größer|gut|besser|best|neu|alt|klar|echt|fair|einfach|schnell|fest|frei|eigen|gemeinsam|kurz|lang|nächst|erst|letzt|offen)e?[nrsm]?)$/u;
/** Words that a text in English has. */
const ENGLISH = words("the and of to for with your our is are in we you");
/** How many German words around a text make it German. */
const MIN_GERMAN = 4;

const MOSTLY = 0.8;

/** The context of a text: whether its field is for names, and the lower-case words around it. */
export type Setting = { isNaming: boolean; lowerCase: ReadonlySet<string>; isGerman?: boolean };

/** Whether a token joins the parts of a name: "of", not "Los". */
function isJoint(token: Token | undefined): boolean {
  return token !== undefined && JOINTS.has(token.text);
}

type Run = { from: number; to: number };

/** Whether a token can be part of a name. */
function isPart(token: Token | undefined, { isNaming, isGerman = false }: Setting): boolean {
  if (token === undefined || !isCapital(token)) return false;
  if (isGerman && (GERMAN.has(token.plain) || GERMAN_LEADS.has(token.plain) || isNumberWord(token.plain))) return false;
  return isNaming || !NEUTRAL.has(token.plain);
}

/** Whether a token follows the one before it within a name: after spaces, or after the full stop of "Dr." or "J." */
function follows(tokens: readonly Token[], at: number): boolean {
  const gap = tokens[at]?.gap ?? "";
  if (/^[ \u00A0\t]+$/.test(gap)) return true;
  const before = tokens[at - 1];
  return /^\. ?$/.test(gap) && before !== undefined && (TITLES.has(before.plain) || /^\p{Lu}$/u.test(before.text));
}

/** @returns the index after a name that begins at a token: capitalised words, with joints between them. */
function endOfRun(tokens: readonly Token[], from: number, setting: Setting): number {
  let to = from + 1;
  let next = to;
  while (next < tokens.length && next - to < 3 && follows(tokens, next)) {
    const token = tokens[next];
    if (isPart(token, setting)) to = next + 1;
    // German joins nouns of all kinds so: "Kurse von Lehrern".
    else if (!isJoint(token) || setting.isGerman === true) break;
    next += 1;
  }
  return to;
}

function runsIn(tokens: readonly Token[], setting: Setting): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isPart(tokens[at], setting)) continue;
    const to = endOfRun(tokens, at, setting);
    runs.push({ from: at, to });
    at = to - 1;
  }
  return runs;
}

const withoutGenitive = (plain: string) => plain.replace(/'s$/, "");

function isOrdinary(token: Token | undefined, { lowerCase }: Setting): boolean {
  const plain = token?.plain ?? "";
  return isCommonWord(plain) || lowerCase.has(plain) || lowerCase.has(withoutGenitive(plain)) || plain.includes("-");
}

/** What capitals mean in a sentence: names; nothing; or names only where a word isn't a common one. */
type Capitals = "names" | "nothing" | "little";

/** @param isClosed whether the sentence ends with a full stop, as headlines seldom do. */
function capitalsIn(sentence: readonly Token[], isClosed: boolean): Capitals {
  const inside = sentence.filter(({ type }, index) => type === "word" && index > 0);
  const counted = inside.filter(({ plain }) => !SMALL.has(plain));
  if (counted.filter(isCapital).length < MOSTLY * counted.length) return "names";
  return isClosed && inside.some((token) => !isCapital(token)) ? "little" : "nothing";
}

/** Removes the words of a name that are capitalised only because they begin a sentence. */
function trimmed(tokens: readonly Token[], run: Run, setting: Setting): Run {
  let { from } = run;
  const isLead = (token: Token | undefined) =>
    isOrdinary(token, setting) ||
    token?.plain === "the" ||
    (setting.isGerman === true && GERMAN_ADJECTIVE.test(token?.plain ?? ""));
  if (isFirst(tokens, from) && !TITLES.has(tokens[from]?.plain ?? "") && isLead(tokens[from])) from += 1;
  while (from < run.to && isJoint(tokens[from])) from += 1;
  return { from, to: run.to };
}

function partsOf(tokens: readonly Token[], { from, to }: Run): Token[] {
  return tokens.slice(from, to).filter((token) => !isJoint(token));
}

/** In a headline a name has two words that aren't common ones, or one of them followed by "School" and the like. */
function isNameInHeadline(parts: readonly Token[], setting: Setting): boolean {
  const last = parts.findLastIndex(({ plain }) => ORGANISATIONS.has(plain));
  return parts.some((part, index) => {
    const next = parts[index + 1];
    if (next === undefined || isOrdinary(part, setting)) return false;
    return last > index || !isOrdinary(next, setting);
  });
}

function isName(parts: readonly Token[], capitals: Capitals, setting: Setting): boolean {
  const hasOwnWord = () => parts.some((part) => !isOrdinary(part, setting));
  if (setting.isNaming && hasOwnWord()) return true;
  if (parts.length < 2 || parts.every(({ text }) => text === text.toUpperCase() && text.length > 1)) return false;
  if (parts.every(({ plain }) => SITE_PHRASES.has(plain))) return false;
  if (setting.isNaming || capitals === "names") return true;
  return capitals === "little" ? hasOwnWord() : isNameInHeadline(parts, setting);
}

/** One word with a capital that nothing else explains: "in Leeds", "our founder Priya". */
function isLoneName(tokens: readonly Token[], { from, to }: Run, { lowerCase }: Setting): boolean {
  const [token, ...more] = tokens.slice(from, to);
  if (!token || more.length > 0 || isFirst(tokens, from) || !/^\p{Lu}\p{Ll}{2,}$/u.test(token.text)) return false;
  return !isOrdinary(token, { isNaming: false, lowerCase }) && !HOUSEHOLD.has(withoutGenitive(token.plain));
}

/** @returns the pieces of a name between its joints, each of which may be known by itself. */
function piecesOf(tokens: readonly Token[], { from, to }: Run): string[] {
  const pieces: string[][] = [[]];
  for (const token of tokens.slice(from, to)) {
    if (isJoint(token)) pieces.push([]);
    else pieces.at(-1)?.push(token.plain);
  }
  return pieces.filter((piece) => piece.length > 0).map((piece) => withoutGenitive(piece.join(" ")));
}

function assertName(tokens: readonly Token[], run: Run): Assertion {
  const first = tokens[run.from];
  const last = tokens[run.to - 1];
  const pieces = piecesOf(tokens, run);
  // After the first word of a sentence the rest may be the name: "Discover Brightpath Academy".
  const needs = pieces.map((piece, index) => {
    const [lead = "", ...rest] = piece.split(" ");
    const isLess = rest.length > 1 && index === 0 && isFirst(tokens, run.from);
    const isTitled = rest.length > 0 && OPTIONAL_TITLES.has(lead);
    return isLess || isTitled ? [saying(piece), saying(rest.join(" "))] : [saying(piece)];
  });
  const end = (last?.end ?? 0) - (/['’]s$/.test(last?.text ?? "") ? 2 : 0);
  return { kind: "name", start: first?.start ?? 0, end, needs, isClaim: true };
}

/** The indices where sentences begin, and the end. */
function sentenceStarts(tokens: readonly Token[]): number[] {
  const begins = ({ gap }: Token, at: number) => at === 0 || /[.!?;:\n]\s|\n/.test(gap);
  return [...tokens.flatMap((token, at) => (begins(token, at) ? [at] : [])), tokens.length];
}

/** Whether a full stop precedes a token, not a question mark or a line break. */
function isClosedBefore(tokens: readonly Token[], at: number, end: string): boolean {
  return (tokens[at]?.gap ?? end).startsWith(".");
}

/** Whether a text of few words is German as the others are. */
function isGermanAround(tokens: readonly Token[], lowerCase: ReadonlySet<string>): boolean {
  if (tokens.some(({ plain }) => ENGLISH.has(plain))) return false;
  let count = 0;
  for (const word of GERMAN) if (lowerCase.has(word)) count += 1;
  return count >= MIN_GERMAN;
}

/**
 * @param end the text after the last token.
 * @returns the names of a text: words with capitals that no headline or sentence gave them. A single word isn't a
 * name where it is common or a household name, nor in German.
 */
export function namesIn(tokens: readonly Token[], end: string, { isNaming, lowerCase }: Setting): Assertion[] {
  const starts = sentenceStarts(tokens);
  const read = new Map<number, Capitals>();
  let sentence = 0;
  const isGerman = tokens.some(({ plain }) => GERMAN.has(plain)) || isGermanAround(tokens, lowerCase);
  const setting = { isNaming, lowerCase, isGerman };
  const named = runsIn(tokens, setting).flatMap((run) => {
    while ((starts[sentence + 1] ?? Infinity) <= run.from) sentence += 1;
    const [from, to = 0] = starts.slice(sentence, sentence + 2);
    const capitals = read.get(sentence) ?? capitalsIn(tokens.slice(from, to), isClosedBefore(tokens, to, end));
    read.set(sentence, capitals);
    const kept = setting.isNaming ? run : trimmed(tokens, run, setting);
    const isRead = capitals === "names" || (capitals === "little" && PLACES.has(tokens[kept.from - 1]?.text ?? ""));
    if (isRead && !isGerman && isLoneName(tokens, kept, setting)) return [assertName(tokens, kept)];
    return isName(partsOf(tokens, kept), capitals, setting) ? [assertName(tokens, kept)] : [];
  });
  return [...named, ...addressesIn(tokens)];
}

/** An address of a person or a company that nobody gave. */
function addressesIn(tokens: readonly Token[]): Assertion[] {
  return tokens
    .filter(({ type }) => type === "email" || type === "site")
    .map(({ start, end, text }) => ({ kind: "name", start, end, needs: [[saying(text)]], isClaim: true }));
}
