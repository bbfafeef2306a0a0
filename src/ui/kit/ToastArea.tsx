import { useEffect, type CSSProperties } from "react";
import { Toaster, toast } from "sonner";
import { deliverTo } from "./toast-queue.ts";

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

/** The toasts and the library behind them. */
export function ToastArea({ theme }: ToastsProps) {
  useEffect(() => deliverTo(toast), []);
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      closeButton
      containerAriaLabel="Messages"
      className="kit-toasts"
      style={STYLE}
    />
  );
}
