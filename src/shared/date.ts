import type { Locale } from "./default-locale.ts";

/** @returns an ISO date as people write it in a language, or undefined when it isn't one. Pure: always UTC. */
export function formatDate(iso: string, locale: Locale): string | undefined {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
