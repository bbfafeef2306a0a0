import { isHtml } from "#blocks/markup";

/**
 * Makes Markdown that doesn't begin with a tag, as a `content` block that does is HTML.
 * @returns the same text, behind an empty comment where it is needed.
 */
export function asMarkdown(text: string): string {
  return isHtml(text) ? `<!-- -->\n\n${text}` : text;
}
