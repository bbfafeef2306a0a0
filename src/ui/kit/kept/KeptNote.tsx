import { useRef } from "react";
import { Button } from "../buttons/Button.tsx";
import { useKeptFocus } from "../focus/use-kept-focus.ts";

type KeptNoteProps = {
  isKept: boolean;
  /** Shows the kept value, where something else is shown. */
  onShow?: () => void;
  onDiscard: () => void;
};

/** Says that the entered value is kept, and offers to discard it; keeps its height while empty. */
export function KeptNote({ isKept, onShow, onDiscard }: KeptNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  // The buttons go with the value: the form begins again at its first field.
  const focus = useKeptFocus(() => {
    place.current?.closest("form")?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  });
  return (
    <div
      ref={place}
      {...focus}
      className="flex min-h-9 items-center justify-between gap-3 text-sm text-ink-soft pointer-coarse:min-h-11"
    >
      {isKept && (
        <>
          <p className="min-w-0 flex-1">
            {onShow ? "What you typed is kept." : "Kept in this tab until you use or discard it."}
          </p>
          {onShow && <Button onClick={onShow}>Show it</Button>}
          <Button onClick={onDiscard}>Discard</Button>
        </>
      )}
    </div>
  );
}
