import { useState, type KeyboardEvent, type RefObject } from "react";

/** A place in a grid: counted from 0. */
export type Place = { row: number; column: number };

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
};

const within = (index: number, size: number) => Math.min(Math.max(index, 0), Math.max(size - 1, 0));

/** @returns where a key leads in a grid of this size; undefined for other keys. */
export function placeAfterKey(key: string, isControl: boolean, at: Place, size: Place): Place | undefined {
  const step = STEPS[key];
  const next = step
    ? { row: at.row + step.row, column: at.column + step.column }
    : key === "Home"
      ? { row: isControl ? 0 : at.row, column: 0 }
      : key === "End"
        ? { row: isControl ? size.row - 1 : at.row, column: size.column - 1 }
        : undefined;
  return next && { row: within(next.row, size.row), column: within(next.column, size.column) };
}

/** @returns the cell after a cell, or before it: at the end of a row the next row's. */
export function neighbour(at: Place, by: 1 | -1, size: Place): Place {
  const index = at.row * size.column + at.column + by;
  const last = size.row * size.column - 1;
  const next = Math.min(Math.max(index, 0), last);
  return { row: Math.floor(next / size.column), column: next % size.column };
}

/**
 * Moves the focus between the cells of a grid by keys. One cell is a tab stop: the one that had the focus last.
 * @param grid its element.
 * @param size the number of rows and columns.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, size: Place) {
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const current = { row: within(at.row, size.row), column: within(at.column, size.column) };

  function focus(place: Place): void {
    setAt(place);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${place.row}:${place.column}"]`)?.focus();
  }
  /** Goes first, since arrows would open the menu of a row. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    if (cell === undefined || event.altKey || event.metaKey) return;
    const [row = 0, column = 0] = cell.split(":").map(Number);
    const next = placeAfterKey(event.key, event.ctrlKey, { row, column }, size);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    focus(next);
  }
  return { at: current, reach: setAt, focus, onKeyDownCapture };
}
