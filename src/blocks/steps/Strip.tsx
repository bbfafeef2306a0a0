import type { ReactNode } from "react";
import { useBlockContext } from "../context.tsx";

/** A window on steps that scroll sideways; it takes the focus, so that arrow keys scroll it. */
export function Strip({ headline, children }: { headline: string; children: ReactNode }) {
  const { texts } = useBlockContext();
  const name = [headline, texts.scrollsSideways].filter(Boolean).join(": ");
  return (
    <div
      role="region"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the strip scrolls by keyboard
      tabIndex={0}
      className="steps-window"
    >
      {children}
    </div>
  );
}
