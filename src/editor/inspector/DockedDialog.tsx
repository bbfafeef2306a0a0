import { X } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "#ui/kit";
import { blockElementAt, blockElementOf } from "../canvas/block-elements.ts";
import { useEditor, type EditorContext } from "../state/editor-context.tsx";

/** The focused element, also inside an iframe of this page. */
function deepActiveElement(): Element | null {
  const active = document.activeElement;
  const isIframe = active instanceof HTMLIFrameElement;
  return isIframe ? (active.contentDocument?.activeElement ?? active) : active;
}

function isFocusFree(): boolean {
  const active = deepActiveElement();
  return !active || active === document.body;
}

/**
 * Returns the focus to the element that opened the dialog, unless the focus has moved since. When that element is gone, as
 * a block's tools are once the pointer leaves, belongs to another block, or was no more than the canvas as a whole, the
 * selected block gets the focus.
 */
function returnFocus(opener: Element | null, ui: EditorContext["ui"]): void {
  const { selection, canvasDocument } = ui.get();
  const block = canvasDocument && blockElementOf(canvasDocument, selection[0] ?? "");
  const isOfOther = blockElementAt(opener) !== undefined && blockElementAt(opener) !== block;
  const isThere = opener?.isConnected && !isOfOther && !opener.matches("body");
  const target = isThere ? opener : block?.querySelector(".bwe-stop");
  // Elements of an iframe aren't instances of this window's classes.
  if (isFocusFree() && target && "focus" in target && typeof target.focus === "function") target.focus();
}

/** Focuses the open tab's content, so that Tab moves to its first field and Shift+Tab back to the tabs; else the dialog. */
function focusInside(panel: HTMLElement | null): void {
  panel?.focus();
  panel?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
}

type DockedDialogProps = {
  title: string;
  /** The dialog takes the focus with each new number. */
  request: number;
  /** What the dialog is about. */
  blockKey: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog beside the canvas, which stays usable so that changes are visible at once. Escape closes it and returns the
 * focus to what opened it.
 */
export function DockedDialog({ title, request, blockKey, onClose, children }: DockedDialogProps) {
  const { ui } = useEditor();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [opener] = useState(deepActiveElement);
  const hasFocus = useRef(false);
  useEffect(() => {
    // A field that the form opened at already has the focus.
    if (!panel.current?.contains(document.activeElement)) focusInside(panel.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each request moves the focus here
  }, [request]);
  useEffect(() => {
    // The focused field was removed with the form of another block.
    if (hasFocus.current && isFocusFree()) focusInside(panel.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another block renders another form
  }, [blockKey]);
  useEffect(() => () => returnFocus(opener, ui), [opener, ui]);
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    // Events of dialogs opened from here bubble through too.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    const isLeaving = event.key === "Escape" && !event.nativeEvent.isComposing;
    if (!isLeaving || event.defaultPrevented || !isOwn) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the dialog as a whole
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
      className="flex h-full w-104 shrink-0 flex-col overflow-hidden border-s border-line bg-raised kit-panel"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 ps-4 pe-2">
        <h2 id={id} className="truncate text-lead">
          {title}
        </h2>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      <div data-scroller className="min-h-0 flex-1 scroll-pt-14 overflow-y-auto px-4 pt-2 pb-8">
        {children}
      </div>
    </div>
  );
}
