import { X } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "#ui/kit";
import { frameAt } from "../canvas/frames.ts";

/** What has the focus, also inside of a frame of this page. */
function deepActiveElement(): Element | null {
  const active = document.activeElement;
  const isFrame = active instanceof HTMLIFrameElement;
  return isFrame ? (active.contentDocument?.activeElement ?? active) : active;
}

/** What opened the dialog, and where the focus goes when that is gone, as a block's tools are once the pointer leaves. */
type Opener = { element: Element | null; block: HTMLElement | undefined };

function findOpener(): Opener {
  const element = deepActiveElement();
  return { element, block: frameAt(element) };
}

/** Gives the focus back to what had it, unless it has moved on meanwhile. */
function giveBack({ element, block }: Opener): void {
  const active = deepActiveElement();
  const isFree = !active || active === document.body;
  const target = element?.isConnected ? element : block?.querySelector(".bwe-stop");
  // Elements of a frame are none of this window's own classes.
  if (isFree && target && "focus" in target && typeof target.focus === "function") target.focus();
}

type DockedDialogProps = { title: string; onClose: () => void; children: ReactNode };

/**
 * A dialog beside the canvas, which stays usable: changes are seen where they happen. Escape closes it, and the focus goes
 * back to what opened it.
 */
export function DockedDialog({ title, onClose, children }: DockedDialogProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [opener] = useState(findOpener);
  useEffect(() => {
    const own = panel.current;
    // A field that the form began at has the focus already.
    if (!own?.contains(document.activeElement)) own?.focus();
    return () => giveBack(opener);
  }, [opener]);
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    // Events of dialogs that were opened from here come by too.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== "Escape" || event.defaultPrevented || !isOwn) return;
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
      className="flex h-full w-104 shrink-0 flex-col overflow-hidden border-s border-line bg-raised outline-none"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 ps-4 pe-2">
        <h2 id={id} className="truncate text-lead">
          {title}
        </h2>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-2 pb-8">{children}</div>
    </div>
  );
}
