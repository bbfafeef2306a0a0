import { FileUp } from "lucide-react";
import { useRef, type RefObject } from "react";
import { cx } from "#shared";
import { FileInput, useFileDrop } from "#ui/kit";

type FileChoiceProps = {
  onFile: (file: File) => void;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
};

/** A button that opens the system's dialog for a CSV file, and takes one that is dropped on it. */
export function FileChoice({ onFile, label, button }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(onFile);
  return (
    <>
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
    </>
  );
}
