import type { KeyboardEvent } from "react";

const ARROWS: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** @returns the direction of an arrow key, alone or with Shift; undefined for any other key. */
export function arrowOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return altKey || ctrlKey || metaKey ? undefined : ARROWS[key];
}
