/** In RCDATA, as a textarea's content is, nothing but character references is read. */
const decoder = document.createElement("textarea");

/**
 * Decodes one character reference with its semicolon, `&eacute;`, with the browser's own table: in place of the package
 * `entities`, whose table is larger than the Markdown parser itself. @returns the text as it is for an unknown name.
 */
export function decodeHTMLStrict(reference: string): string {
  decoder.innerHTML = reference;
  const { value } = decoder;
  // References stand for one or two characters; of an unknown name more is left, "&notit;" as "¬it;".
  return Array.from(value).length <= 2 ? value : reference;
}
