const DAY = /^\d{4}-\d\d-\d\d$/;
/** "2024-05-01 10:00:00 +0200", with any of its parts missing. */
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s*(Z|[+-]\d\d:?\d\d)?$/i;
/** Dates in words, which a month's name or a slash tells from other numbers. */
const WORDS = /^[\p{L}\d ,./:+-]{6,60}$/u;
const ZONE = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)$/i;

function isoOf(text: string): string | undefined {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return undefined;
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date.toISOString() : undefined;
}

/**
 * Reads a date as blogs' files write it: a day, a time with or without a zone (UTC by default), or a date in English words.
 * @returns an ISO day where no time is given, else an ISO time in UTC; undefined for anything else.
 */
export function readDate(text: string): string | undefined {
  const given = text.trim();
  if (DAY.test(given)) return isoOf(given)?.slice(0, 10) === given ? given : undefined;
  const [, day, time, zone = "Z"] = TIME.exec(given) ?? [];
  if (day && time) return isoOf(`${day}T${time}${zone.replace(/^([+-]\d\d):?(\d\d)$/, "$1:$2")}`);
  if (!WORDS.test(given) || !/\d{4}/.test(given) || !/\p{L}{3}|\//u.test(given)) return undefined;
  const iso = isoOf(ZONE.test(given) ? given : `${given} UTC`);
  return given.includes(":") ? iso : iso?.slice(0, 10);
}
