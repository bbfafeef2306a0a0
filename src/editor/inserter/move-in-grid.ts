import type { KeyboardEvent } from "react";

type Corner = { left: number; top: number };

/** Buttons whose upper edges differ by less are in one row. */
const TOLERANCE_PX = 4;

/** @returns the index of the one in the next row, up or down, that is closest to a corner's column. */
function inNextRow(corners: readonly Corner[], { left, top }: Corner, direction: -1 | 1): number | undefined {
  const beyond = corners.filter((one) => (one.top - top) * direction > TOLERANCE_PX);
  const row = Math.min(...beyond.map((one) => (one.top - top) * direction));
  const inRow = beyond.filter((one) => (one.top - top) * direction <= row + TOLERANCE_PX);
  const closest = inRow.toSorted((a, b) => Math.abs(a.left - left) - Math.abs(b.left - left))[0];
  return closest && corners.indexOf(closest);
}

/**
 * @param corners where the entries of a grid are, in their order; its rows may have different lengths.
 * @returns the index that an arrow key, Home or End leads to; undefined for another key, and where there is none.
 */
export function nextInGrid(corners: readonly Corner[], index: number, key: string): number | undefined {
  const current = corners[index];
  if (!current) return undefined;
  if (key === "ArrowLeft") return index > 0 ? index - 1 : undefined;
  if (key === "ArrowRight") return index < corners.length - 1 ? index + 1 : undefined;
  if (key === "ArrowUp") return inNextRow(corners, current, -1);
  if (key === "ArrowDown") return inNextRow(corners, current, 1);
  if (key === "Home") return 0;
  return key === "End" ? corners.length - 1 : undefined;
}

/** The element that an entry of a grid is seen as: its tile. */
const TILE = "[data-tile]";

/** @returns the tiles of a list, without those of what isn't shown. */
export function visibleTiles(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(TILE)].filter((tile) => tile.checkVisibility());
}

/** Moves the focus among the buttons of a grid's tiles with the arrow keys, as they are laid out on this screen. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const tiles = visibleTiles(event.currentTarget);
  const own = event.target instanceof Element ? event.target.closest<HTMLElement>(TILE) : null;
  if (!own || event.altKey || event.ctrlKey || event.metaKey) return;
  const corners = tiles.map((tile) => tile.getBoundingClientRect());
  const next = tiles[nextInGrid(corners, tiles.indexOf(own), event.key) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.querySelector("button")?.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}
