/** How long a deleted row can be restored, in milliseconds. */
export const BIN_MS = 30 * 24 * 60 * 60 * 1000;

/** @returns the time of deletion, UTC ISO text, of what was deleted first and can still be restored. */
export const oldestInBin = (now = Date.now()) => new Date(now - BIN_MS).toISOString();
