import { localePath, safeHref } from "#shared";

/** @returns a `mailto:` link; nothing in the address can add a subject or a body. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** @returns the link for a web address that a visitor entered; undefined when it isn't one. */
export function webAddress(entered: string): string | undefined {
  if (/^https?:\/\//i.test(entered)) return safeHref(entered);
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(entered) ? safeHref(`https://${entered}`) : undefined;
}

/** @returns the address of the page that something was sent from, as it was for the visitor. */
export function pageAddress(submission: {
  pagePath: string;
  locale: string;
  query: string;
  anchor?: string | null;
}): string {
  const { pagePath, locale, query, anchor } = submission;
  return `${localePath(pagePath, locale)}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}
