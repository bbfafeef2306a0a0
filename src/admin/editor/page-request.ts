import { matchPath } from "react-router";
import { parseUrl } from "#shared";

const NAME = "aiGenerateBlocks";
/** Screens that people pass through to sign in: they reached them from elsewhere. */
const SIGN_IN_SCREENS = /^\/(?:sign-in|sign-up|forgot-password|setup)(?:\/|$)/;

/** The screens of a page or post, and their editor. */
const SCREENS = ["/admin/pages/:id", "/admin/pages/:id/edit", "/admin/posts/:id", "/admin/posts/:id/edit"] as const;

/** The context of a page to be written, from the address; `isTrusted`: writing begins without a click. */
export type PageRequest = { context: string; isTrusted: boolean };

/** The request in an address, and the address of the page's editor without it. */
export type Asked = { pageId: string; context: string; address: string };

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** Reads `?aiGenerateBlocks=` at a page or its editor. */
export function askedIn({ pathname, search, hash }: Address): Asked | undefined {
  const query = new URLSearchParams(search);
  const context = query.get(NAME);
  const found = SCREENS.map((screen) => matchPath(screen, pathname)).find((match) => match !== null);
  const pageId = found?.params.id;
  if (context === null || pageId === undefined) return undefined;
  query.delete(NAME);
  const rest = query.size > 0 ? `?${query}` : "";
  return { pageId, context, address: `/admin/pages/${encodeURIComponent(pageId)}/edit${rest}${hash}` };
}

/** Whether the user came from a page of this site, not through a link that anyone could have made. */
export function isOwnReferrer(referrer: string, origin: string): boolean {
  const from = parseUrl(referrer);
  return from !== undefined && from.origin === origin && !SIGN_IN_SCREENS.test(from.pathname);
}

const requests = new Map<string, PageRequest>();

/** Keeps the request in an address until the page's editor opens. */
export function keepRequest({ pageId, context }: Asked): void {
  const isTrusted = isOwnReferrer(document.referrer, window.location.origin);
  requests.set(pageId, { context, isTrusted });
}

/** @returns the kept request for an editor, until it is forgotten. */
export function requestFor(pageId: string): PageRequest | undefined {
  return requests.get(pageId);
}

/** Forgets a request, as it is made only once. */
export function forgetRequest(pageId: string): void {
  requests.delete(pageId);
}
