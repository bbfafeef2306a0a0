/** Splits a long text at its blank lines; line breaks inside a paragraph become spaces. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, " "))
    .filter(Boolean);
}
