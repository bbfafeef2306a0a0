import { useId, useRef, type KeyboardEvent, type RefObject } from "react";
import { isApple } from "#ui/kit";
import { RICH_COMMANDS, type RichCommand } from "./rich-commands.ts";
import { difference } from "./selected-text.ts";

/** Replaces part of a field's text as typing does, so that the browser's own undo records it. */
function typeInto(area: HTMLTextAreaElement, { from, to, by }: ReturnType<typeof difference>): boolean {
  area.setSelectionRange(from, to);
  // Deprecated, but nothing else preserves the browser's undo.
  return by === "" ? document.execCommand("delete") : document.execCommand("insertText", false, by);
}

/**
 * Formats the selected words of a text area.
 * @param type is called with each new text, and for a command with the name of its step.
 */
export function useRichCommands(
  area: RefObject<HTMLTextAreaElement | null>,
  type: (text: string, step?: string) => void,
) {
  const id = useId();
  const step = useRef<string>(undefined);
  const count = useRef(0);

  function run(command: RichCommand): void {
    const { current: field } = area;
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    const { text, start, end } = command.run({ text: value, start: selectionStart, end: selectionEnd });
    field.focus();
    if (text !== value) {
      step.current = `${id} ${(count.current += 1)}`;
      if (!typeInto(field, difference(value, text))) type(text, step.current);
      step.current = undefined;
    }
    field.setSelectionRange(start, end);
  }

  function press(event: KeyboardEvent): void {
    const isMod = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isMod || event.altKey || event.shiftKey) return;
    const command = RICH_COMMANDS.find(({ key }) => key === event.key.toLowerCase());
    if (!command) return;
    event.preventDefault();
    run(command);
  }

  return { run, press, change: (text: string) => type(text, step.current) };
}
