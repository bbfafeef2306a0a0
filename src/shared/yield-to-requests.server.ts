import { setImmediate } from "node:timers/promises";

/**
 * Lets other requests be answered between two steps of long work. Awaiting queries doesn't: the embedded database answers
 * before the event loop gets to anything else.
 */
export const yieldToRequests = (): Promise<void> => setImmediate();
