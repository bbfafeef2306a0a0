import { useSyncExternalStore } from "react";

/** @returns the site's name, from the document. */
export function siteName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
}

/** @returns the address of the site's icon, from the document. */
export function siteIcon(): string {
  return document.querySelector('link[rel="icon"]')?.getAttribute("href") ?? "/favicon.svg";
}

function followHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

/** Reads the site's name or icon, and again when the document gets another one. @param read `siteName` or `siteIcon`. */
export function useSiteHead(read: () => string): string {
  return useSyncExternalStore(followHead, read);
}
