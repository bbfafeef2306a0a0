/** The hidden field that tells a page's forms apart: the prefix of the block's ids. No property has such a name. */
export const BLOCK_FIELD = "_block";

/** The field in which the script gives the page of another site that led here; without the script it is missing. */
export const REFERRER_FIELD = "_referrer";
