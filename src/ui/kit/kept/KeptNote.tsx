import { useRef } from "react";
import { useKeptFocus } from "../focus/use-kept-focus.ts";

export type KeptNoteProps = {
  isKept: boolean;
  /** Shows the kept value, where something else is shown. */
  onShow?: () => void;
  onDiscard: () => void;
};

const TEXT_BUTTON =
  "ms-2 cursor-pointer rounded-inner font-semibold text-ink underline underline-offset-2 pointer-coarse:py-3";

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
      className="flex min-h-9 min-w-0 flex-1 items-center text-sm text-ink-soft pointer-coarse:min-h-11"
    >
      {isKept && (
        <p>
          {onShow ? "What you typed is kept." : "Kept in this tab until you use or discard it."}
          {onShow && <TextButton onClick={onShow}>Show it</TextButton>}
          <TextButton onClick={onDiscard}>Discard</TextButton>
        </p>
      )}
    </div>
  );
}

function TextButton(props: { onClick: () => void; children: string }) {
  return <button type="button" {...props} className={TEXT_BUTTON} />;
}
