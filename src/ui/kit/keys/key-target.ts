/** @returns whether an event's target is a text field or other editable text: keys and clipboard belong to it. */
export function isTyping(target: EventTarget | null): boolean {
  const element = elementOf(target);
  if (!element) return false;
  // An element of the canvas belongs to another window, whose classes instanceof doesn't know.
  const isTextField = element.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button])");
  return isTextField || (element as HTMLElement).isContentEditable;
}

/** @returns whether an event's target is in something with its own keys: a dialog, a menu, a listbox. */
export function isElsewhere(target: EventTarget | null): boolean {
  return isInside(target, '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
}

/** @returns whether an event's target handles Enter, Space and arrow keys itself. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return isInside(target, 'a, button, summary, input, [role="tab"], [role="radio"]');
}

/**
 * @returns whether undo in an event's target means the page's undo, although it is a text field: its value follows what
 * is undone.
 */
export function hasPageUndo(target: EventTarget | null): boolean {
  return isInside(target, "[data-page-undo]");
}

/** @returns whether text is selected, in the window or in the canvas: then no key is meant for whole blocks. */
export function hasSelectedText(canvas: Document | undefined): boolean {
  return [document, canvas].some((page) => page?.getSelection()?.isCollapsed === false);
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return Boolean(elementOf(target)?.closest(selector));
}

function elementOf(target: EventTarget | null): Element | undefined {
  return target && "closest" in target ? (target as Element) : undefined;
}
