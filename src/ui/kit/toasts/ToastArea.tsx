import { useEffect, type CSSProperties, type MouseEvent } from "react";
import { Toaster, toast } from "sonner";
import { deliverTo } from "./toast-queue.ts";
import { screenHeading } from "../focus/screen-heading.ts";

export type ToastsProps = { theme: "light" | "dark" | "system" };

const STYLE = {
  "--normal-bg": "var(--color-raised)",
  "--normal-bg-hover": "var(--color-hover)",
  "--normal-border": "var(--color-control)",
  "--normal-border-hover": "var(--color-control)",
  "--normal-text": "var(--color-ink)",
  "--border-radius": "var(--radius-control)",
  fontFamily: "inherit",
} as CSSProperties;

/** Leaves a toast whose button was pressed, and which goes: to where the keyboard was before, or else to the screen's heading. */
function leave({ target }: MouseEvent): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !(target instanceof Node) || !activeElement.contains(target)) return;
  // The library then gives the focus back.
  activeElement.blur();
  if (document.activeElement === document.body) screenHeading()?.focus({ preventScroll: true });
}

/** The toasts and the library behind them. */
export function ToastArea({ theme }: ToastsProps) {
  useEffect(() => deliverTo(toast), []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears of its buttons
    <div className="contents" onClick={leave}>
      <Toaster
        theme={theme}
        position="bottom-right"
        closeButton
        containerAriaLabel="Messages"
        className="kit-toasts"
        style={STYLE}
      />
    </div>
  );
}
