/** The site's name, as the document brings it. */
export const SITE_NAME = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
