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

/** Numbers below a hundred by their words, in English and Spanish. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...ENGLISH.split(" ").map((word, value) => [word, value] as const),
  ...SPANISH.split(" ").map((word, value) => [word, value] as const),
  ...TENS.flatMap((words, index) => words.map((word) => [word, (index + 3) * IN_TEXT] as const)),
]);

/** Words that multiply the number before them. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["docena", 12],
  ["hundred", 100],
  ["cien", 100],
  ["ciento", 100],
  ["thousand", 1000],
  ["mil", 1000],
  ["million", 1e6],
  ["millón", 1e6],
  ["millones", 1e6],
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
  "dozens hundreds thousands millions billions decenas docenas cientos centenares miles millones".split(" "),
);

/** @returns the value of a figure with separators of thousands and decimals as they are written anywhere. */
export function valueOf(figure: string): number {
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
