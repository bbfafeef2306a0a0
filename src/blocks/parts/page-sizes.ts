/** The `sizes` of a picture as wide as the page's content, and of the one that the head loads ahead. */
export const PAGE_SIZES = "(width >= 75rem) 71rem, 100vw";
