import type { Path } from "#publishing";

const CONTROLS = ":is(input, textarea, select, button, [contenteditable]):not([role='toolbar'] *)";

/** @returns the element of the field at a path, or of its nearest rendered ancestor. */
export function findField(path: Path): Element | null {
  const found = document.querySelector(`[data-field="${CSS.escape(JSON.stringify(path))}"]`);
  return found ?? (path.length > 1 ? findField(path.slice(0, -1)) : null);
}

/** Focuses the first focusable control in an element. */
export function focusField(element: Element | null | undefined): void {
  const controls = [...(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  controls.find((control) => !control.matches(":disabled"))?.focus();
}
