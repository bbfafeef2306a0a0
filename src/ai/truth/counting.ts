import { isFirst, isNext, type Token } from "./tokens.ts";
import type { Quantity } from "./quantity.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** What copy is made of: counting it claims nothing. */
const STRUCTURE = words(
  "step way question reason thing tip part option click line view column section card idea principle promise feature tool side word sentence paragraph minute-read paso manera forma pregunta razón cosa consejo parte opción línea schritt schritte schritten weg wege wegen frage fragen grund gründe tipp tipps étape façon raison conseil",
);
/** What a business counts itself by. */
const BUSINESS = words(
  "customer client school team student user company organisation organization business country language office award mentor family volunteer member employee expert partner project star city reader subscriber patient location place seat spot hospital university store shop branch award generation cliente alumno alumna empresa país oficina premio familia socio proyecto ciudad escuela plaza profesore profesora tutor teacher pupil learner coach trainer graduate child children parent campus schüler schülern lehrkräfte lehrkräften lehrer lehrern familien schulen kinder kindern standorte standorten mentoren plätze länder städte freiwillige elternteil élève enseignant professeur famille école bénévole enfant ville pays partenaire lycée",
);
/** Words between a number and what it counts: three of our schools. */
const PASSED = words(
  "of the our your their his her its these those de la las los el nuestro nuestros nuestra nuestras tus sus",
);
/** Words after which a number counts nothing. */
const END = words(
  "a an and or but in on to for with without by at from per that which who is are was were as than when until before after you us we y o u en con por para que un una bis und oder bei für mit von im der die das den à et ou pour avec dans des du le les",
);
const ORDER = words(
  "step part phase chapter level option stage point module lesson unit tier figure table grade year room page version paso parte fase capítulo nivel opción módulo lección figura schritt phase teil kapitel stufe klasse klassen étape niveau leçon chapitre classe grades years שלב כיתה الخطوة خطوة المرحلة الصف चरण कक्षा 第",
);
const MAX_ORDER = 20;
const NOUNS = 3;

/** @returns a noun without its plural. */
function singular(noun: string): string {
  if (noun.endsWith("ies")) return `${noun.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(noun)) return noun.slice(0, -2);
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

/** What follows a number, up to the end of the phrase: the words that may be what it counts. */
type Counted = { nouns: string[]; end: number };

/** @returns what a number counts; `end` is the offset after the noun, shown to people. */
export function countedAt(tokens: readonly Token[], at: number): Counted {
  const nouns: string[] = [];
  let end = at;
  let isOpen = true;
  for (let next = at; nouns.length < NOUNS; next += 1) {
    const token = tokens[next];
    if (token?.type !== "word" || !isNext(token) || END.has(token.plain)) break;
    isOpen &&= token.gap.length < 2;
    if (PASSED.has(token.plain)) continue;
    const isPlural = token.plain.endsWith("s");
    if (isOpen && (nouns.length === 0 || isPlural)) end = next + 1;
    isOpen &&= !isPlural;
    nouns.push(singular(token.plain));
  }
  return { nouns, end };
}

function isOrder(tokens: readonly Token[], at: number, value: number): boolean {
  const before = tokens[at - 1];
  if (value <= MAX_ORDER && before && isNext(tokens[at]) && ORDER.has(before.plain)) return true;
  const gap = tokens[at + 1]?.gap ?? "";
  return value <= MAX_ORDER && isFirst(tokens, at) && /^[.)]\s/.test(gap);
}

/** Whether a number says how large a group is: "groups of four". */
function isGroup(tokens: readonly Token[], at: number): boolean {
  const [group, of] = [tokens[at - 2]?.plain ?? "", tokens[at - 1]];
  return of?.plain === "of" && isNext(tokens[at]) && /^(?:group|class|team|cohort|batch)(?:e?s)?$/.test(group);
}

/** Whether counting something in this field makes a claim that may be untrue. */
export function isCountClaim(tokens: readonly Token[], at: number, quantity: Quantity, { nouns }: Counted): boolean {
  const { value, isWord } = quantity;
  if (typeof value === "string") return true;
  const isSmall = value <= 12;
  if (isWord && value > 1 && isGroup(tokens, at)) return true;
  if (isSmall && nouns.slice(0, 2).some((noun) => STRUCTURE.has(noun))) return false;
  if (!isWord) return !isOrder(tokens, at, value);
  return isSmall && value > 0 ? value > 1 && nouns.some((noun) => BUSINESS.has(noun)) : true;
}
