import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { IconButton } from "../buttons/IconButton.tsx";
import { screenHeading } from "../focus/screen-heading.ts";
import { useKeptFocus } from "../focus/use-kept-focus.ts";

type SelectionBarProps = {
  /** Names the bar for assistive technology. */
  label: string;
  /** What is selected, in words; nothing is shown without it. */
  text: string | undefined;
  onClear: () => void;
  /** Where the focus moves once the bar is gone; by default the screen's heading. */
  next?: () => HTMLElement | null;
  /** What can be done with the selection. */
  children: ReactNode;
};

/** What can be done with selected rows, in view however far down they are. */
export function SelectionBar({ label, text, onClear, next, children }: SelectionBarProps) {
  const clear = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, or all of them.
  const focus = useKeptFocus(() => (clear.current ?? next?.() ?? screenHeading())?.focus());
  if (text === undefined) return null;
  return (
    <div
      {...focus}
      role="group"
      aria-label={label}
      className="kit-sticky-tools sticky top-13 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-control border border-brand bg-brand-tint p-2 lg:top-2"
    >
      <IconButton ref={clear} label="Clear selection" icon={<X />} onClick={onClear} />
      <p role="status" className="min-w-18 flex-1 font-medium">
        {text}
      </p>
      {children}
    </div>
  );
}
