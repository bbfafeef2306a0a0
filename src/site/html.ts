/**
 * Marks what precedes it as complete: site.css hides a block until something follows it. Chromium notices what follows
 * only once that is complete itself, and `<main>`, for one, is at the page's end.
 */
export const END = "<template></template>";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const SPECIAL = /[&<>"']/;

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return !SPECIAL.test(text) ? text : text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Writes one void or empty element; attributes that are undefined or false are left out. */
export function tag(name: string, attributes: Record<string, string | boolean | undefined>): string {
  let written = "";
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    written += value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  }
  return `<${name}${written}>`;
}

/** Serialises data for a `<script type="application/ld+json">`: no text can close the element. */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
