/** In RCDATA, such as a textarea's content, only character references are parsed. */
const decoder = document.createElement("textarea");

/**
 * Decodes one character reference with its semicolon, `&eacute;`, with the browser's own table: instead of the package
 * `entities`, whose table is larger than the Markdown parser itself. @returns the text as it is for an unknown name.
 */
export function decodeHTMLStrict(reference: string): string {
  decoder.innerHTML = reference;
  const { value } = decoder;
  // A reference is one or two characters; of an unknown name more remains, "&notit;" as "¬it;".
  return Array.from(value).length <= 2 ? value : reference;
}
