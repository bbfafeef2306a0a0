/** The most characters of what someone wants a text to say. */
export const MAX_NOTE = 2000;
/** The most characters of a value as it is sent. */
export const MAX_SOURCE = 20_000;
