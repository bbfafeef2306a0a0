/** How long a deleted row can be restored, in milliseconds. */
export const BIN_MS = 30 * 24 * 60 * 60 * 1000;
