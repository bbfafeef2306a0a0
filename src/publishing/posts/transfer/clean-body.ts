import { withPlainLineEnds } from "#shared/markup";

/** @returns a post's text with LF at the ends of its lines, without empty lines at its beginning and space at its end. */
export function cleanBody(text: string): string {
  return withPlainLineEnds(text)
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
}
