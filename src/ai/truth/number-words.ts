const ENGLISH =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
const SPANISH =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte";
const TENS = [
  ["thirty", "treinta"],
  ["forty", "cuarenta"],
  ["fifty", "cincuenta"],
  ["sixty", "sesenta"],
  ["seventy", "setenta"],
  ["eighty", "ochenta"],
  ["ninety", "noventa"],
];
const IN_TEXT = 10;
/** Spanish writes these as one word. */
const SPANISH_TWENTIES = [
  "veintiuno veintiún veintiuna",
  "veintidós",
  "veintitrés",
  "veinticuatro",
  "veinticinco",
  "veintiséis",
  "veintisiete",
  "veintiocho",
  "veintinueve",
];
const SPANISH_HUNDREDS = [
  "doscient",
  "trescient",
  "cuatrocient",
  "quinient",
  "seiscient",
  "setecient",
  "ochocient",
  "novecient",
];

/** Numbers that are one word, in English and Spanish. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...ENGLISH.split(" ").map((word, value) => [word, value] as const),
  ...SPANISH.split(" ").map((word, value) => [word, value] as const),
  ...TENS.flatMap((words, index) => words.map((word) => [word, (index + 3) * IN_TEXT] as const)),
  ...SPANISH_TWENTIES.flatMap((words, index) => words.split(" ").map((word) => [word, 21 + index] as const)),
  ...SPANISH_HUNDREDS.flatMap((stem, index) => ["os", "as"].map((end) => [stem + end, (index + 2) * 100] as const)),
]);

/** Words that multiply the number before them. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["docena", 12],
  ["hundred", 100],
  ["cien", 100],
  ["ciento", 100],
  ["dutzend", 12],
  ["douzaine", 12],
  ["vingtaine", 20],
  ["centaine", 100],
  ["thousand", 1000],
  ["tausend", 1000],
  ["mille", 1000],
  ["millier", 1000],
  ["אלף", 1000],
  ["ألف", 1000],
  ["万", 1e4],
  ["mil", 1000],
  ["million", 1e6],
  ["millón", 1e6],
  ["millones", 1e6],
  ["millionen", 1e6],
  ["lakh", 1e5],
  ["लाख", 1e5],
  ["crore", 1e7],
  ["करोड़", 1e7],
  ["billion", 1e9],
  ["trillion", 1e12],
]);

/** Letters right after a figure that mean a scale: 5k, $2M. */
export const SCALE_LETTERS: ReadonlyMap<string, number> = new Map([
  ["k", 1000],
  ["K", 1000],
  ["M", 1e6],
  ["mn", 1e6],
  ["bn", 1e9],
  ["B", 1e9],
]);

/** Words for many without a number. */
export const VAGUE_NUMBERS: ReadonlySet<string> = new Set(
  "dozens hundreds thousands millions billions decenas docenas cientos centenares miles millones dutzende hunderte tausende millionen dizaines centaines milliers עשרות מאות אלפי מיליוני عشرات مئات آلاف ملايين सैकड़ों हज़ारों हजारों लाखों".split(
    " ",
  ),
);

const FRACTIONS: Readonly<Record<string, number>> = { "¼": 1 / 4, "½": 1 / 2, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 };

/** A number in words that a hyphen joins to what it counts: thirty-day, twenty-five-year; but not twenty-first. */
const JOINED = new RegExp(
  `^(?:(?:${TENS.map(([word]) => word).join("|")}|twenty)-(?:${ENGLISH.split(" ").slice(1, 10).join("|")})|${[
    ...ENGLISH.split(" "),
    ...TENS.map(([word]) => word),
  ].join("|")})(?=-(?!\\p{L}*(?:th|rd|st|ths|rds)(?!\\p{L})|(?:second|half|halves|quarter)s?(?!\\p{L})))`,
  "u",
);

/** @returns the length of the number that a word begins with, up to the hyphen; 0 for any other word. */
export function joinedNumber(plain: string): number {
  return plain.includes("-") ? (JOINED.exec(plain)?.[0].length ?? 0) : 0;
}

/** @returns the value of a figure with separators of thousands and decimals as they are written anywhere. */
export function valueOf(figure: string): number {
  const fraction = FRACTIONS[figure.at(-1) ?? ""];
  if (fraction !== undefined) return Number(figure.slice(0, -1)) + fraction;
  const digits = figure.replaceAll(/['’\s\u00A0\u202F]/g, "");
  const separators = digits.match(/[.,]/g) ?? [];
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const isDecimal =
    separators.length > 0 &&
    (digits.length - last !== 4 || digits.startsWith("0")) &&
    (separators.length === 1 || separators.at(-1) !== separators[0]);
  if (!isDecimal && !(separators.length > 1 && new Set(separators).size > 1))
    return Number(digits.replaceAll(/[.,]/g, ""));
  return Number(`${digits.slice(0, last).replaceAll(/[.,]/g, "")}.${digits.slice(last + 1)}`);
}
