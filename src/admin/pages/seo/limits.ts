/** About how many characters of a title and a description search results show before they cut them. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;
