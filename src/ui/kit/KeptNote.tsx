import { Button } from "./Button.tsx";

type KeptNoteProps = {
  isKept: boolean;
  /** Shows what is kept, where something else is shown. */
  onShow?: () => void;
  onDiscard: () => void;
};

/** Tells that what was entered is kept, and throws it away; as tall while there is nothing. */
export function KeptNote({ isKept, onShow, onDiscard }: KeptNoteProps) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 text-sm text-ink-soft pointer-coarse:min-h-11">
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
