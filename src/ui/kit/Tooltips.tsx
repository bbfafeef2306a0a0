import { useEffect, useRef } from "react";
import { watchTooltips } from "./watch-tooltips.ts";

/** Where tooltips appear: an element with `data-tooltip` shows it as a short text. Rendered once in the application. */
export function Tooltips() {
  const tooltip = useRef<HTMLDivElement>(null);
  useEffect(() => (tooltip.current ? watchTooltips(tooltip.current) : undefined), []);
  return (
    <div
      ref={tooltip}
      role="tooltip"
      popover="manual"
      className="kit-tooltip pointer-events-auto fixed inset-auto top-0 left-0 m-0 max-w-72 rounded-control border border-transparent bg-ink px-2 py-1 text-xs font-medium text-paper"
    />
  );
}
