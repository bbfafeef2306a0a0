import { useEffect, useRef, type ReactNode } from "react";

/** Focuses the bar when nothing else has the focus, as after a dialog has closed. */
function useFreeFocus() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (!document.activeElement || document.activeElement === document.body) bar.current?.focus();
    });
    return () => window.clearTimeout(timer);
  }, []);
  return bar;
}

/** The bar of a page run below the canvas. @param before lies on its upper edge. */
export function BarFrame({ before, children }: { before?: ReactNode; children: ReactNode }) {
  const bar = useFreeFocus();
  return (
    <section
      ref={bar}
      aria-label="Generated page"
      data-page-run
      tabIndex={-1}
      className="relative border-t border-line bg-raised outline-none"
    >
      {before}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 px-4 py-2.5">{children}</div>
    </section>
  );
}

/** The buttons of the bar: side by side, on a phone as wide as the bar. */
export function BarButtons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{children}</div>;
}
