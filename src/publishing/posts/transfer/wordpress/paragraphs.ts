const BLOCK =
  "address|article|aside|blockquote|details|div|dl|dd|dt|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|" +
  "legend|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul";
/** No "<" inside, so that unclosed tags take linear time. */
const OPENING = new RegExp(`<(?:${BLOCK})(?=[\\s/>])[^<>]*>`, "gi");
const CLOSING = new RegExp(`</(?:${BLOCK})\\s*>|<hr[^<>]*>`, "gi");
const BEGINS_WITH_BLOCK = new RegExp(`^</?(?:${BLOCK})(?=[\\s/>])`, "i");
/** A line may end inside a tag, where it is only space. */
const TAG_OR_LINE_END = /<[^<>]*>|\n/g;

function paragraph(chunk: string): string {
  const text = chunk.trim();
  if (text === "" || BEGINS_WITH_BLOCK.test(text)) return text;
  return `<p>${text.replaceAll(TAG_OR_LINE_END, (found) => (found === "\n" ? "<br>\n" : found))}</p>`;
}

/**
 * Makes paragraphs of text from WordPress's classic editor, which stores empty lines between paragraphs and no markup for
 * them (its `wpautop`): an empty line ends a paragraph, a single line end is a line break.
 * @param html without `<pre>` and other elements whose lines mean something else.
 */
export function addParagraphs(html: string): string {
  return html
    .replaceAll(OPENING, (tag) => `\n\n${tag}`)
    .replaceAll(CLOSING, (tag) => `${tag}\n\n`)
    .split(/\n[ \t]*\n/)
    .map(paragraph)
    .filter(Boolean)
    .join("\n");
}
