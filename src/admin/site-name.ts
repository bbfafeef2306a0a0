/** The site's name, as the document brings it. */
export const SITE_NAME = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";

/** Address of the site's sign, as the document brings it. */
export const SITE_ICON = document.querySelector('link[rel="icon"]')?.getAttribute("href") ?? "/favicon.svg";
