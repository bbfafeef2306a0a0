import { useLayoutEffect, useRef, type ReactNode } from "react";
import { screenHeading } from "#ui/kit";

/** A notice over the editor that stays until the user acts on it; the keyboard then goes to the screen's heading. */
export function Strip({ text, children }: { text: string; children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = strip.current;
    return () => {
      if (own?.contains(document.activeElement)) screenHeading()?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={strip}
      role="alert"
      className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-control bg-raised px-4 py-3 text-base text-ink shadow-float"
    >
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
