import type { CardContent } from "./schema.ts";

/** @returns whether a card has anything to render. */
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
