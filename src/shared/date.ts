import type { Locale } from "./languages/default-locale.ts";

/** @returns an ISO date as people write it in a language, or undefined when it isn't one. Pure: always UTC. */
export function formatDate(iso: string, locale: Locale): string | undefined {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** @returns an ISO time as people write it in a language, or undefined when it isn't one. Pure: always UTC, and says so. */
export function formatTime(iso: string, locale: Locale): string | undefined {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return undefined;
  const format = { year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: "UTC", timeZoneName: "short" }).format(time);
}
