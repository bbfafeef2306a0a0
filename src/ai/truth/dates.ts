import type { Assertion } from "./claim.ts";
import { isNext, type Token } from "./tokens.ts";

const MONTHS = [
  "january jan enero januar janvier",
  "february feb febrero februar février",
  "march mar marzo märz mars",
  "april apr abril avril",
  "may mayo mai",
  "june jun junio juni juin",
  "july jul julio juli juillet",
  "august aug agosto août",
  "september sep sept septiembre setiembre septembre",
  "october oct octubre oktober octobre",
  "november nov noviembre novembre",
  "december dec diciembre dezember décembre",
];
const MONTH_OF: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);
const BEFORE_DATE = new Set(
  "in since from until till by of before after early late during © est established founded en desde hasta de para seit ab bis im vom zum depuis dès jusqu'en".split(
    " ",
  ),
);
const ORDINAL = new Set(["st", "nd", "rd", "th"]);

type DateParts = { year?: number; month?: number; day?: number };
type Found = { assertion: Assertion; next: number };

/** @returns the keys under which a date is known: itself, and all that it says besides. */
function keysOf({ year, month, day }: DateParts): string[] {
  return [
    `date|${year ?? ""}|${month ?? ""}|${day ?? ""}`,
    ...(year === undefined ? [] : [`date|${year}||`]),
    ...(month === undefined ? [] : [`date||${month}|`]),
    ...(year !== undefined && month !== undefined ? [`date|${year}|${month}|`] : []),
    ...(month !== undefined && day !== undefined ? [`date||${month}|${day}`] : []),
  ];
}

function found(tokens: readonly Token[], start: number, next: number, keys: string[]): Found {
  const span = { start: tokens[start]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
  return { assertion: { kind: "date", ...span, needs: keys.map((key) => [key]), isClaim: true }, next };
}

function yearAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  return token?.type === "number" && /^(?:1[5-9]|20)\d\d$/.test(token.text) ? Number(token.text) : undefined;
}

function dayAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  return token?.type === "number" && /^(?:[12]?\d|3[01])$/.test(token.text) ? Number(token.text) : undefined;
}

/** The index before `at` of a token that isn't "of", "de", "the" or the letters of an ordinal number. */
function back(tokens: readonly Token[], at: number): number {
  const isPassed = ({ plain, gap }: Token) => plain === "of" || plain === "de" || (gap === "" && ORDINAL.has(plain));
  let index = at - 1;
  for (let token = tokens[index]; token && isPassed(token); token = tokens[index]) index -= 1;
  return index;
}

function skip(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const isPassed =
    token && (["of", "de", "del"].includes(token.plain) || (token.gap === "" && ORDINAL.has(token.plain)));
  return isPassed ? at + 1 : at;
}

const isClose = (token: Token | undefined) => token !== undefined && /^\.?,?[ \u00A0-]*$/.test(token.gap);

function monthAt(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  const month = token?.type === "word" ? MONTH_OF.get(token.plain) : undefined;
  if (token === undefined || month === undefined) return undefined;
  const isAfterDay = token.gap === ". " || isNext(token);
  const dayBefore = isAfterDay ? back(tokens, at) : -1;
  const before = dayAt(tokens, dayBefore);
  const isAfter = before === undefined && isClose(tokens[at + 1]) && !tokens[at + 1]?.gap.includes(",");
  const after = isAfter ? dayAt(tokens, at + 1) : undefined;
  const behind = skip(tokens, after === undefined ? at + 1 : skip(tokens, at + 2));
  const year = isClose(tokens[behind]) ? yearAt(tokens, behind) : undefined;
  const day = before ?? after;
  const isCalled =
    BEFORE_DATE.has(tokens[at - 1]?.plain ?? "") && (token.text !== token.plain || token.plain.endsWith("o"));
  if (day === undefined && year === undefined && !isCalled) return undefined;
  const next = year === undefined ? (after === undefined ? at + 1 : skip(tokens, at + 2)) : behind + 1;
  return found(tokens, before === undefined ? at : dayBefore, next, keysOf({ year, month, day }));
}

/** A year on its own, or a decade; "2000 schools" is a number. */
function bareYearAt(tokens: readonly Token[], at: number): Found | undefined {
  const year = yearAt(tokens, at);
  if (year === undefined) return undefined;
  const following = tokens[at + 1];
  if (following?.plain === "s" && following.gap === "") return found(tokens, at, at + 2, [`decade|${year}`]);
  const isCounting =
    isNext(following) &&
    (following.type === "sign" ? /[%€$£+×]/.test(following.text) : /^\p{Ll}{3}/u.test(following.text));
  const isCalled = BEFORE_DATE.has(tokens[at - 1]?.plain ?? "");
  const isPrice = /^[$€£]$/.test(tokens[at - 1]?.text ?? "");
  return isPrice || (isCounting && !isCalled) ? undefined : found(tokens, at, at + 1, keysOf({ year }));
}

function writtenDayAt(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (token?.type !== "day") return undefined;
  const [first = 0, second = 0, third = 0] = token.text.split(/[-./]/).map(Number);
  if (first > 31) return found(tokens, at, at + 1, keysOf({ year: first, month: second, day: third }));
  const isDayFirst = second <= 12;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return found(tokens, at, at + 1, keysOf({ year: third < 100 ? 2000 + third : third, month, day }));
}

/** @returns every date, month and year of a text. */
export function datesIn(tokens: readonly Token[]): Assertion[] {
  return tokens.flatMap((_token, at) => {
    const date = monthAt(tokens, at) ?? bareYearAt(tokens, at) ?? writtenDayAt(tokens, at);
    return date ? [date.assertion] : [];
  });
}
