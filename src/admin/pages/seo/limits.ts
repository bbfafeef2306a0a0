/** About so many characters of a title and of a description search results show; longer ones are cut there. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;
