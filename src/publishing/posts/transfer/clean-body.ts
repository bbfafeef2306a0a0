/** @returns a post's text with LF at the ends of its lines, without empty lines at its beginning and space at its end. */
export function cleanBody(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
}
