/** The hidden field that tells a page's forms apart: the prefix of the block's ids. No property has such a name. */
export const BLOCK_FIELD = "_block";

/** The field in which the script says which page of another site led here; without the script there is none. */
export const REFERRER_FIELD = "_referrer";
