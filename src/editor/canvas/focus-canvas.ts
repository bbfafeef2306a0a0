import type { EditorContext } from "../state/editor-context.tsx";

/**
 * Moves the keyboard to the canvas, to the selected block if there is one, once what was used is gone from the screen; a
 * dialog then doesn't return the focus to its opener.
 */
export function focusCanvas({ ui }: Pick<EditorContext, "ui">): void {
  window.setTimeout(() => ui.get().canvasDocument?.defaultView?.focus());
}
