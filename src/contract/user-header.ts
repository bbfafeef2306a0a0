/** The header in which a screen names the user whom it shows; under another user's session, the request is refused. */
export const USER_HEADER = "X-Blockwright-User";
