import { isNext, type Token } from "./tokens.ts";

/** A time of day: its key, and the index of the token after it. */
type Clock = { key: string; next: number };

/** The half of the day after a clock time: "pm", "p.m.", "p. m.". */
function halfAt(tokens: readonly Token[], at: number): { isPm: boolean; next: number } | undefined {
  const [first, second] = tokens.slice(at, at + 2);
  if (!isNext(first)) return undefined;
  const isApart = /^[ap]$/.test(first.plain) && second?.plain === "m" && /^\. ?$/.test(second.gap);
  if (!isApart && !/^[ap]m$/.test(first.plain)) return undefined;
  return { isPm: first.plain.startsWith("p"), next: isApart ? at + 2 : at + 1 };
}

/** @returns the hours and minutes of a figure that may be a time of day. */
function timeOf(token: Token | undefined): [hours: number, minutes: number] | undefined {
  if (token?.type !== "clock" && !(token?.type === "number" && /^\d{1,2}$/.test(token.text))) return undefined;
  const [hours = 0, minutes = 0] = token.text.split(":").map(Number);
  return hours <= 24 && minutes < 60 ? [hours, minutes] : undefined;
}

function clock(hours: number, minutes: number, next: number): Clock {
  return { key: `clock|${hours}:${minutes}`, next };
}

const in24 = (hours: number, isPm: boolean) => (hours % 12) + (isPm ? 12 : 0);

/** The first of two times of which only the second says its half of the day: 4 to 6 pm, 10–12 pm. */
function firstOfTwo(tokens: readonly Token[], at: number, [hours, minutes]: [number, number]): Clock | undefined {
  const joint = tokens[at + 1];
  const isJoined = joint !== undefined && /^\s?[\u2013\u2014-]\s?$/.test(joint.gap);
  const second = isJoined ? at + 1 : /^(?:to|until|till|and|a)$/.test(joint?.plain ?? "") ? at + 2 : -1;
  const [until] = timeOf(tokens[second]) ?? [];
  const half = until === undefined || hours > 12 ? undefined : halfAt(tokens, second + 1);
  if (until === undefined || !half) return undefined;
  const isPm = half.isPm && in24(hours, true) <= in24(until, true);
  return clock(in24(hours, isPm), minutes, at + 1);
}

/** German and French: 14 Uhr, 18h30. */
function withUnit(tokens: readonly Token[], at: number, [hours, minutes]: [number, number]): Clock | undefined {
  const unit = tokens[at + 1];
  if (!isNext(unit)) return undefined;
  if (unit.plain === "uhr") return clock(hours, minutes, at + 2);
  const [, past] = /^h([0-5]\d)$/.exec(unit.plain) ?? [];
  return past === undefined ? undefined : clock(hours, Number(past), at + 2);
}

/** @returns the time of day at a token: 9:30, 9 am, 14 Uhr. */
export function clockAt(tokens: readonly Token[], at: number): Clock | undefined {
  const time = timeOf(tokens[at]);
  if (!time) return undefined;
  const [hours, minutes] = time;
  const half = halfAt(tokens, at + 1);
  if (half) return clock(in24(hours, half.isPm), minutes, half.next);
  const other = withUnit(tokens, at, time) ?? firstOfTwo(tokens, at, time);
  if (other) return other;
  return tokens[at]?.type === "clock" ? clock(hours, minutes, at + 1) : undefined;
}
