/** The header by which a screen names the user whom it shows: another's session, begun in another tab, answers it no more. */
export const USER_HEADER = "X-Blockwright-User";
