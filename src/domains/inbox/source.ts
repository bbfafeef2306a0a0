import { oneLine } from "#shared";

/** The longest source, in characters. */
const MAX_SOURCE = 100;

/**
 * Says where a visitor came from: the campaign's `utm_source`, or else the host of the page of another site that led here.
 * @returns in lower case; empty where neither says so.
 */
export function sourceOf({ query, referrer = "" }: { query: string; referrer?: string }): string {
  const named = oneLine(new URLSearchParams(query).get("utm_source") ?? "");
  const host = URL.canParse(referrer) ? new URL(referrer).hostname.replace(/^www\./, "") : "";
  return (named || host).toLowerCase().slice(0, MAX_SOURCE).toWellFormed();
}
