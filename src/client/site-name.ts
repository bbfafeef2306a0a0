/** @returns the site's name, from the document. */
export function siteName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
}

/** @returns the address of the site's icon, from the document. */
export function siteIcon(): string {
  return document.querySelector('link[rel="icon"]')?.getAttribute("href") ?? "/favicon.svg";
}
