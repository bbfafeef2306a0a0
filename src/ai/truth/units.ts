/** Currencies that copy names by their codes. */
const OTHERS = "CAD AUD NZD SGD HKD SEK NOK DKK CZK HUF RON BRL ZAR TRY KRW".split(" ");

const TABLE: Readonly<Record<string, string>> = {
  percent: "percent pct percentage porcentaje prozent אחוז אחוזים بالمئة بالمائة प्रतिशत",
  USD: "usd dollar dollars dólar dólares bucks",
  EUR: "eur euro euros",
  GBP: "gbp pound pounds libras quid",
  JPY: "jpy yen",
  CHF: "chf franken francs franc",
  MXN: "mxn peso pesos",
  INR: "inr rupee rupees rs रुपये रुपए रुपया",
  ILS: "ils nis shekel shekels שקל שקלים",
  CNY: "cny rmb yuan renminbi 元",
  AED: "aed dirham dirhams درهم دراهم",
  PLN: "pln zł zloty zlotys",
  JOD: "jod dinar dinars دينار دنانير",
  SAR: "sar riyal riyals ريال",
  ...Object.fromEntries(OTHERS.map((code) => [code, code.toLowerCase()])),
  cent: "cent cents céntimo céntimos",
  times: "x times fold veces",
  second: "second seconds sec secs s segundo segundos seg sekunde sekunden seconde secondes",
  minute: "minute minutes min mins minuto minutos minuten דקות דקה دقيقة دقائق मिनट 分钟",
  hour: "hour hours h hr hrs hora horas stunde stunden heure heures שעה שעות ساعة ساعات घंटा घंटे घंटों 小时",
  day: "day days día días tag tage tagen jour jours יום ימים يوم أيام दिन 天",
  night: "night nights noche noches",
  week: "week weeks wk wks semana semanas woche wochen semaine semaines שבוע שבועות أسبوع أسابيع सप्ताह 周 星期",
  month: "month months mo mos mes meses monat monate monaten mois חודש חודשים شهر أشهر महीना महीने",
  year: "year years yr yrs año años jahr jahre jahren an ans année années שנה שנים سنة سنوات साल वर्ष 年",
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
  ["₹", "INR"],
  ["₪", "ILS"],
  ["₩", "KRW"],
  ["₺", "TRY"],
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

/** Whether a unit is money that prices are given in: the code of a currency. */
export function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}$/.test(unit);
}

/** Times that are so many of a smaller one. */
const PARTS: Readonly<Record<string, readonly [count: number, unit: string]>> = {
  hour: [60, "minute"],
  week: [7, "day"],
  year: [12, "month"],
  decade: [10, "year"],
};

/** @returns the keys of an amount: its own, and that of the same time in a smaller unit ("half an hour", "30 minutes"). */
export function amountKeys(value: number | string, unit: string): string[] {
  const parts = PARTS[unit];
  const own = `${value}|${unit}`;
  return parts && typeof value === "number" ? [own, `${value * parts[0]}|${parts[1]}`] : [own];
}

/** Whether a unit measures time. */
export function isTime(unit: string): boolean {
  return TIMES.has(unit);
}
