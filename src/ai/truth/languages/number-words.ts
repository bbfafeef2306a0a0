const GERMAN =
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn";
const GERMAN_TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig";
const FRENCH =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf";
const FRENCH_TENS: Readonly<Record<string, number>> = {
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  nonante: 90,
  "quatre-vingt": 80,
};
const DIGITS = "〇一二三四五六七八九";
const CHINESE_SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 亿: 1e8 };

const indexed = (words: string) => words.split(" ").map((word, value) => [word, value] as const);
const WORDS: ReadonlyMap<string, number> = new Map([
  ...indexed(GERMAN),
  ...GERMAN_TENS.split(" ").map((word, index) => [word, (index + 2) * 10] as const),
  ...indexed(FRENCH).filter(([word]) => word !== "un" && word !== "six"),
  ...Object.entries(FRENCH_TENS),
  ["quatre-vingts", 80],
  ["mille", 1000],
]);
/** Numbers in front of "cents". */
const BEFORE_HUNDRED: ReadonlySet<string> = new Set(FRENCH.split(" ").slice(2, 10));

/** Longer words are no numbers. */
const MAX_LENGTH = 40;
const HUNDREDS = /^(\p{L}*?)(tausend|hundert)(?:und)?(\p{L}*)$/u;
const ONES_AND_TENS = /^(ein|\p{L}{3,6})und(\p{L}{5,7}ig)$/u;

/** The value of a German number, which is one word: einundzwanzig, zweitausendfünfhundert. */
function germanValue(word: string): number | undefined {
  const [, before = "", scale, after = ""] = HUNDREDS.exec(word) ?? [];
  if (scale !== undefined) {
    const count = before ? germanPart(before) : 1;
    const rest = after ? germanPart(after) : 0;
    return count === undefined || rest === undefined ? undefined : count * (scale === "tausend" ? 1000 : 100) + rest;
  }
  const [, ones = "", tens = ""] = ONES_AND_TENS.exec(word) ?? [];
  const low = ones === "ein" ? 1 : WORDS.get(ones);
  const high = WORDS.get(tens);
  return low === undefined || high === undefined ? WORDS.get(word) : low + high;
}

/** The value of a part of a German number, in which one is "ein". */
function germanPart(word: string): number | undefined {
  return word === "ein" ? 1 : germanValue(word);
}

/** The value of a French number with hyphens: vingt-cinq, quatre-vingt-quinze, vingt-et-un. */
function frenchValue(word: string): number | undefined {
  const [, tens = "", rest = ""] = /^(quatre-vingt|\p{L}+)-(?:et-)?([\p{L}-]+)$/u.exec(word) ?? [];
  const high = FRENCH_TENS[tens];
  const low = FRENCH.split(" ").indexOf(rest.replace(/^une$/, "un"));
  return high === undefined || low < 1 ? undefined : high + low;
}

/** The value of a Chinese number: 十五, 五百二十, 两万. */
function chineseValue(word: string): number | undefined {
  let [sum, part, digit] = [0, 0, 0];
  for (const sign of word.replaceAll("两", "二").replaceAll("零", "〇")) {
    const scale = CHINESE_SCALES[sign];
    if (scale === undefined) {
      digit = DIGITS.indexOf(sign);
      if (digit < 0) return undefined;
    } else if (scale < 1e4) {
      part += (digit || 1) * scale;
      digit = 0;
    } else {
      sum += (part + digit || 1) * scale;
      [part, digit] = [0, 0];
    }
  }
  return sum + part + digit;
}

/** @returns the value of a number in one word of German, French or Chinese, in lower case. */
export function foreignValue(word: string): number | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  if (/^[一二两三四五六七八九十][〇零一二两三四五六七八九十百千万亿]*$/.test(word)) return chineseValue(word);
  return WORDS.get(word) ?? (word.includes("-") ? frenchValue(word) : germanValue(word));
}

/** Whether a French number is in front of "cents". */
export function countsHundreds(word: string): boolean {
  return BEFORE_HUNDRED.has(word);
}
