/** Longest inline SVG, in characters. A separate file, because the schemas of blocks don't need the code that cleans SVG. */
export const MAX_INLINE_SVG = 200_000;
