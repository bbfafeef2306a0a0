const TABLE: Readonly<Record<string, string>> = {
  percent: "percent pct percentage porcentaje",
  USD: "usd dollar dollars dólar dólares bucks",
  EUR: "eur euro euros",
  GBP: "gbp pound pounds libras quid",
  JPY: "jpy yen",
  CHF: "chf franken francs",
  MXN: "mxn peso pesos",
  cent: "cent cents céntimo céntimos",
  times: "x times fold veces",
  second: "second seconds sec secs s segundo segundos seg",
  minute: "minute minutes min mins minuto minutos",
  hour: "hour hours h hr hrs hora horas",
  day: "day days día días",
  night: "night nights noche noches",
  week: "week weeks wk wks semana semanas",
  month: "month months mo mos mes meses",
  year: "year years yr yrs año años",
  decade: "decade decades década décadas",
  century: "century centuries siglo siglos",
  millimetre: "mm millimetre millimetres millimeter millimeters",
  centimetre: "cm centimetre centimetres centimeter centimeters",
  metre: "m metre metres meter meters metro metros",
  kilometre: "km kilometre kilometres kilometer kilometers kilómetro kilómetros",
  mile: "mile miles",
  gram: "g gram grams gramo gramos",
  kilogram: "kg kilo kilos kilogram kilograms",
  tonne: "t tonne tonnes ton tons tonelada toneladas",
  litre: "l litre litres liter liters litro litros",
  watt: "w watt watts",
  kilowatt: "kw",
  kilowattHour: "kwh",
  gigabyte: "gb",
  terabyte: "tb",
  megabyte: "mb",
  degree: "degrees grados",
};

/** Units by the words that name them. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLE).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)),
);

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["%", "percent"],
  ["$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["¥", "JPY"],
  ["×", "times"],
]);

const TIMES: ReadonlySet<string> = new Set([
  "second",
  "minute",
  "hour",
  "day",
  "night",
  "week",
  "month",
  "year",
  "decade",
  "century",
]);

/** @returns the unit that a word names; letters that may be something else ("x", "s") only right after a figure (`isAdjacent`). */
export function unitOfWord(word: string, isAdjacent: boolean): string | undefined {
  return word.length > 1 || isAdjacent || /[hgml]/.test(word) ? UNITS.get(word) : undefined;
}

/** @returns a sign's unit. */
export function unitOfSign(sign: string): string | undefined {
  return SIGNS.get(sign);
}

const CURRENCIES: ReadonlySet<string> = new Set(["USD", "EUR", "GBP", "JPY", "CHF", "MXN"]);

/** Whether a unit is money that prices are given in. */
export function isCurrency(unit: string): boolean {
  return CURRENCIES.has(unit);
}

/** Whether a unit measures time. */
export function isTime(unit: string): boolean {
  return TIMES.has(unit);
}
