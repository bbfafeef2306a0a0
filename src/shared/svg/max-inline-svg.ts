/** Longest inline SVG, in characters. Apart from what cleans SVG, which the schemas of blocks don't need. */
export const MAX_INLINE_SVG = 200_000;
