import type { CardContent } from "./schema.ts";

/** @returns whether there is anything to draw of a card. */
export function isFilled({ title, description, image }: CardContent): boolean {
  return Boolean(title || description || image);
}

/** Splits a description into its paragraphs: one a line, blank lines dropped. */
export function paragraphs(description: string): string[] {
  return description
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
