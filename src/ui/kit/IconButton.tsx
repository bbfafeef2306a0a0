import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#shared";
import { Tooltip } from "./Tooltip.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** Its name for everybody: read aloud, and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  danger?: boolean;
  busy?: boolean;
};

/** A button that shows only an icon. */
export function IconButton({ label, icon, danger, busy = false, className, onClick, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={busy ? undefined : onClick}
        className={cx(
          "inline-grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft transition-colors",
          "duration-150 disabled:cursor-default disabled:opacity-45 pointer-coarse:size-11 [&_svg]:size-4",
          danger ? "hover:bg-danger-tint hover:text-danger" : "hover:bg-hover hover:text-ink",
          "aria-pressed:bg-brand-tint aria-pressed:text-brand",
          className,
        )}
      >
        {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
      </button>
    </Tooltip>
  );
}
