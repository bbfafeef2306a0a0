/** The longest address of a receiver, in characters. */
export const MAX_URL = 2000;

/** How long the secret before the present one stays valid. */
export const OLD_SECRET_MS = 24 * 60 * 60_000;

/** How long webhooks fail before their endpoint counts as unhealthy, and its owner is notified. */
export const UNHEALTHY_MS = 60 * 60_000;
