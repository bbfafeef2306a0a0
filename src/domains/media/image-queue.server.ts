import pLimit from "p-limit";

/**
 * Runs work on pictures, at most two at a time and in the order of the calls, so that the processor stays free for
 * pages.
 */
export const queueImageWork = pLimit(2);
