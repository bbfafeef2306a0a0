/** The longest title and description that a model is asked for: what search results show, in characters. */
export const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 160;
/** How many suggestions a model is asked for. */
export const SUGGESTIONS = 3;
/** How many tags a drafted post gets at most. */
export const POST_TAGS = 5;
