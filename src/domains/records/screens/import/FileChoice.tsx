import { FileUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { cx } from "#shared";
import { FileInput, TextArea, useFileDrop } from "#ui/kit";
import { cellsFile, pastedFile } from "./pasted-cells.ts";

type FileChoiceProps = {
  onFile: (file: File) => void;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * A button that opens the system's dialog for a CSV file, and takes one that is dropped on it; and a field for cells from a
 * spreadsheet, which may be pasted while anything has the focus.
 */
export function FileChoice({ onFile, label, button }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(onFile);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData && pastedFile(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    // Firefox pastes into the document while a button has the focus.
    const own = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", own);
    return () => document.removeEventListener("paste", own);
  }, []);
  return (
    <div className="grid gap-4">
      <button
        ref={button}
        type="button"
        onClick={() => input.current?.click()}
        {...handlers}
        className={cx(
          "flex w-full cursor-pointer items-center justify-center gap-3 rounded-card border border-dashed px-4 py-6 text-start",
          isOver ? "border-brand bg-brand-tint" : "border-control bg-raised hover:bg-hover",
        )}
      >
        <FileUp aria-hidden className="size-6 shrink-0 text-brand" />
        <span className="grid min-w-0">
          <span className="font-semibold">{label}</span>
          <span className="text-sm text-ink-soft">
            A CSV file up to 200 MB, or drop it here. Its first row names the columns.
          </span>
        </span>
      </button>
      <FileInput
        ref={input}
        aria-label={label}
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={([file]) => file && onFile(file)}
      />
      <TextArea
        label="Or paste cells from a spreadsheet"
        hint="Copy them together with the row that names the columns."
        value=""
        rows={1}
        className="min-h-12"
        // Keyboards of phones can insert what was copied without pasting it.
        onValueChange={(text) => text.includes("\t") && onFile(cellsFile(text))}
      />
    </div>
  );
}
