import type { CSSProperties } from "react";
import { Toaster } from "sonner";

const LOOK = {
  "--normal-bg": "var(--color-raised)",
  "--normal-bg-hover": "var(--color-hover)",
  "--normal-border": "var(--color-control)",
  "--normal-border-hover": "var(--color-control)",
  "--normal-text": "var(--color-ink)",
  "--border-radius": "var(--radius-control)",
  fontFamily: "inherit",
} as CSSProperties;

/** Where toasts appear; stands once in the application. */
export function Toasts({ theme }: { theme: "light" | "dark" | "system" }) {
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      closeButton
      containerAriaLabel="Messages"
      className="kit-toasts"
      style={LOOK}
    />
  );
}
