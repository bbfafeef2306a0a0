import { cx } from "#shared";

/** Primary is the main action of a screen, danger removes something, everything else is quiet. */
export type ButtonVariant = "primary" | "quiet" | "danger";

const BASE =
  "relative inline-flex min-h-9 items-center justify-center gap-2 rounded-control border px-3.5 py-1.5 text-sm font-semibold " +
  "no-underline transition-colors cursor-pointer select-none pointer-coarse:min-h-11 " +
  "aria-disabled:cursor-default disabled:cursor-default disabled:opacity-55";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-brand text-on-brand hover:bg-brand-strong",
  quiet: "border-control bg-raised text-ink hover:bg-hover",
  danger: "border-danger bg-raised text-danger hover:bg-danger-tint",
};

/** Classes of buttons and of links that look like one. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return cx(BASE, VARIANTS[variant], className);
}
