import type { KeyboardEvent } from "react";

const STEPS: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** @returns how many elements the first row has. */
function columnsOf(elements: readonly HTMLElement[]): number {
  const top = elements[0]?.offsetTop;
  const second = elements.findIndex((element) => element.offsetTop !== top);
  return second < 0 ? elements.length : second;
}

/** Moves the focus in a grid of buttons with the arrow keys, as it is laid out on this screen. */
export function moveInGrid(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [...(event.currentTarget.closest("ul")?.querySelectorAll("button") ?? [])];
  const index = buttons.indexOf(event.currentTarget);
  const step = STEPS[event.key]?.(columnsOf(buttons));
  if (step === undefined || event.altKey) return;
  event.preventDefault();
  const isRow = Number.isFinite(step);
  const next = isRow ? index + step : step < 0 ? 0 : buttons.length - 1;
  buttons[next]?.focus();
}
