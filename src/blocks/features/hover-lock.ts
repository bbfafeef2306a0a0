/** How long a click keeps the pointer from selecting (spec 2, 9). */
export const CLICK_LOCK_MS = 2000;

/** Keeps hover-selection off for 2 seconds after the last click. `now` gives the time in milliseconds. */
export function hoverLock(now: () => number = () => performance.now()) {
  let end = -Infinity;
  return {
    close: () => {
      end = now() + CLICK_LOCK_MS;
    },
    isClosed: () => now() < end,
  };
}
