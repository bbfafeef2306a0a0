/** The longest name of a view, in characters. */
export const MAX_VIEW_TITLE = 120;
