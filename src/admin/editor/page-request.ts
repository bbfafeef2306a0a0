import { matchPath } from "react-router";

const NAME = "aiGenerateBlocks";
/** Whoever comes from these came from elsewhere before: they only let people in. */
const DOORS = /^\/(?:sign-in|sign-up|forgot-password|setup)(?:\/|$)/;

/** A context text to write a page from, which an address brought along; `isTrusted`: it begins by itself. */
export type PageRequest = { context: string; isTrusted: boolean };

/** What an address asks for, and where it leads without that: to the editor of its page. */
export type Asked = { pageId: string; context: string; address: string };

/** Reads `?aiGenerateBlocks=` at a page or its editor. */
export function askedIn({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): Asked | undefined {
  const query = new URLSearchParams(search);
  const context = query.get(NAME);
  const found = matchPath("/admin/pages/:id", pathname) ?? matchPath("/admin/pages/:id/edit", pathname);
  const pageId = found?.params.id;
  if (context === null || pageId === undefined) return undefined;
  query.delete(NAME);
  const rest = query.size > 0 ? `?${query}` : "";
  return { pageId, context, address: `/admin/pages/${encodeURIComponent(pageId)}/edit${rest}${hash}` };
}

/** Whether somebody came from a page of this site, not from elsewhere through a link that anybody could have made. */
export function isOwnReferrer(referrer: string, origin: string): boolean {
  const from = URL.parse(referrer);
  return from !== null && from.origin === origin && !DOORS.test(from.pathname);
}

const requests = new Map<string, PageRequest>();

/** Keeps what an address asked for until the editor of its page is there. */
export function keepRequest({ pageId, context }: Asked): void {
  const isTrusted = isOwnReferrer(document.referrer, window.location.origin);
  requests.set(pageId, { context, isTrusted });
}

/** @returns what the address of an editor asked for, until it is forgotten. */
export function requestFor(pageId: string): PageRequest | undefined {
  return requests.get(pageId);
}

/** An address asks once. */
export function forgetRequest(pageId: string): void {
  requests.delete(pageId);
}
