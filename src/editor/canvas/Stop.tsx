import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { toggleSelected } from "../shortcuts/commands.ts";
import { useEditor, usePosition, useUi } from "../state/editor-context.tsx";
import { onlySelected } from "../state/ui-state.ts";

/** Focuses a stop when the canvas has the focus, but nothing on it except what `free` matches. */
function takeFocus(stop: HTMLElement | null, free: string): void {
  const page = stop?.ownerDocument;
  const isFree = page?.hasFocus() && page.activeElement?.matches(free);
  if (isFree && page?.activeElement !== stop) stop?.focus({ preventScroll: true });
}

/** Keys that go on from the focused block where Escape has left nothing selected. */
const GO_ON = new Set(["Enter", "ArrowUp", "ArrowDown"]);

/** A block's stop in the tab order: focusing it selects the block, selecting the block focuses it. */
export function Stop({ blockKey, label }: { blockKey: string; label: string }) {
  const { ui, actions } = useEditor();
  const { position, count } = usePosition(blockKey);
  const stop = useRef<HTMLDivElement>(null);
  const isSelected = useUi(({ selection }) => selection.includes(blockKey));
  const isOnly = useUi((state) => onlySelected(state) === blockKey);
  const isFirst = useUi(({ selection }) => selection[0] === blockKey);

  useLayoutEffect(() => {
    const view = stop.current?.ownerDocument.defaultView;
    if (!isFirst || !view) return undefined;
    // One of several takes only a free focus: another selected stop may have it.
    const take = () => takeFocus(stop.current, isOnly ? "body, .bwe-stop" : "body");
    take();
    // A closing dialog returns the focus only to the canvas window.
    view.addEventListener("focus", take);
    return () => view.removeEventListener("focus", take);
  }, [isOnly, isFirst]);

  function select(): void {
    if (!ui.get().selection.includes(blockKey)) actions.select([blockKey]);
  }

  function press(event: KeyboardEvent): void {
    if (GO_ON.has(event.key) && ui.get().selection.length === 0) select();
    if (event.key !== " ") return;
    event.preventDefault();
    toggleSelected({ ui, actions }, blockKey);
  }

  return (
    <div
      ref={stop}
      role="button"
      tabIndex={0}
      aria-label={`${label}, ${position} of ${count}`}
      aria-pressed={isSelected}
      className="bwe-stop"
      onFocus={select}
      onKeyDown={press}
    />
  );
}
