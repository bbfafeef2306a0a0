import { useLayoutEffect, useRef } from "react";

/** Where a place in a text is after its middle was replaced. */
function placeIn(after: string, before: string, place: number): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (place <= start) return place;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return place >= before.length - end ? after.length - (before.length - place) : after.length - end;
}

/**
 * Keeps the caret at its words when a text area shows a text that wasn't typed in it, such as another person's change.
 * @returns call it with the text area after each change of its text or selection.
 */
export function useKeptCaret(): (area: HTMLTextAreaElement) => void {
  const last = useRef<{ area: HTMLTextAreaElement; text: string; from: number; to: number }>(null);
  const note = (area: HTMLTextAreaElement) => {
    last.current = { area, text: area.value, from: area.selectionStart, to: area.selectionEnd };
  };
  useLayoutEffect(() => {
    if (!last.current) return;
    const { area, text, from, to } = last.current;
    if (area.value === text) return;
    // A caret from before belongs to another text.
    last.current = null;
    if (area.ownerDocument.activeElement !== area) return;
    area.setSelectionRange(placeIn(area.value, text, from), placeIn(area.value, text, to));
    note(area);
  });
  return note;
}
