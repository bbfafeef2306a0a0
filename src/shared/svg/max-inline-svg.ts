/** Longest inline SVG, in characters. In a file of its own, because the schemas of blocks don't need the code that cleans SVG. */
export const MAX_INLINE_SVG = 200_000;
