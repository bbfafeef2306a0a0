import { LoaderCircle } from "lucide-react";
import { createPortal } from "react-dom";

/** Says, in the middle of the window, that what was opened is still on its way; as skeletons, only after 200 ms. */
export function Opening() {
  return createPortal(
    <div
      role="status"
      className="kit-opening pointer-events-none fixed inset-0 z-60 m-auto flex size-fit items-center gap-2 rounded-card border border-line bg-raised px-4 py-3 shadow-float"
    >
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      Loading
    </div>,
    document.body,
  );
}
