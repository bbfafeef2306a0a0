/** A place to share a page at; its name is the same in every language. */
export type ShareLink = { name: string; href: string };

/**
 * Makes addresses that open a share form with a page's title and address filled in. Nothing is loaded from there, and those
 * sites learn nothing of a visit without a click.
 * @param url absolute. Mastodon's own share page asks for the reader's server; what follows "#" stays in the browser.
 */
export function shareLinks(title: string, url: string): ShareLink[] {
  const [text, address, both] = [title, url, `${title} ${url}`].map(encodeURIComponent);
  return [
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: "Mastodon", href: `https://share.joinmastodon.org/#text=${both}` },
    { name: "X", href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${both}` },
  ];
}

/** The address that begins an email with a page's title and address. */
export function shareByEmail(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}
