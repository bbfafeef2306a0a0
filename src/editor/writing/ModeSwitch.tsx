import { cx } from "#shared";
import type { WritingLayout } from "./layout.ts";

const MODES = [
  { mode: "text", label: "Markdown" },
  { mode: "visual", label: "Visual" },
] as const;

type ModeSwitchProps = { mode: WritingLayout["mode"]; onMode: (mode: WritingLayout["mode"]) => void };

/** Chooses between the text as Markdown and as it looks. */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  return (
    <div role="group" aria-label="Mode" className="flex rounded-control border border-control bg-field p-0.5">
      {MODES.map((one) => (
        <button
          key={one.mode}
          type="button"
          aria-pressed={one.mode === mode}
          onClick={() => onMode(one.mode)}
          className={cx(
            "min-h-7 cursor-pointer rounded-inner px-2.5 text-sm font-medium text-ink-soft hover:text-ink pointer-coarse:min-h-11",
            "aria-pressed:bg-brand-tint aria-pressed:text-brand",
          )}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
