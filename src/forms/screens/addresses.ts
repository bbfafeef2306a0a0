import { localePath, safeHref } from "#shared";

/** @returns the link that writes to somebody; nothing of the address can add a subject or a text. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** @returns where something that was entered as a web address leads; undefined when it is none. */
export function webAddress(entered: string): string | undefined {
  if (/^https?:\/\//i.test(entered)) return safeHref(entered);
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(entered) ? safeHref(`https://${entered}`) : undefined;
}

/** @returns the address of the page that something was sent from, as it was for the visitor. */
export function pageAddress(entry: {
  pagePath: string;
  locale: string;
  query: string;
  anchor?: string | null;
}): string {
  const { pagePath, locale, query, anchor } = entry;
  return `${localePath(pagePath, locale)}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}
