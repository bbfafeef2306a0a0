import { useEffect, useRef } from "react";
import { onFirstUse } from "./first-use.ts";

/** Where tooltips appear: an element with `data-tooltip` shows it as a short text. Rendered once in the application. */
export function Tooltips() {
  const tooltip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    let stop = () => {};
    async function watch(): Promise<void> {
      const { watchTooltips } = await import("./watch-tooltips.ts");
      if (isShown && tooltip.current) stop = watchTooltips(tooltip.current);
    }
    // Nobody points at a control before that. Without a connection there are no tooltips until the next visit.
    const stopWaiting = onFirstUse(() => void watch().catch(() => undefined));
    return () => {
      isShown = false;
      stopWaiting();
      stop();
    };
  }, []);
  return (
    <div
      ref={tooltip}
      role="tooltip"
      popover="manual"
      className="kit-tooltip pointer-events-auto fixed inset-auto top-0 left-0 m-0 max-w-72 rounded-control border-0 bg-ink px-2 py-1 text-xs font-medium text-paper"
    />
  );
}
