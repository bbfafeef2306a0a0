/** The hidden field that tells a page's forms apart: the prefix of the block's ids. No property of a row has such a name. */
export const BLOCK_FIELD = "_block";
