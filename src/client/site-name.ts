/** @returns the site's name, as the document brings it. */
export function siteName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
}

/** @returns the address of the site's icon, as the document brings it. */
export function siteIcon(): string {
  return document.querySelector('link[rel="icon"]')?.getAttribute("href") ?? "/favicon.svg";
}
