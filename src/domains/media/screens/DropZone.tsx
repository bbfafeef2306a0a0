import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { MAX_UPLOAD_BYTES, MEDIA_TYPES } from "../media.ts";
import { cx } from "#shared";
import { FileInput } from "#ui/kit";

type DropZoneProps = {
  onFiles: (files: readonly File[]) => void;
  /** Files are being dragged over the window. */
  isActive: boolean;
};

/**
 * A button that opens the system's file dialog and marks the drop target; files may be dropped anywhere in the window.
 */
export function DropZone({ onFiles, isActive }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={cx(
          "flex w-full cursor-pointer items-center justify-center gap-3 rounded-card border border-dashed px-4 py-5 text-start",
          "transition-colors",
          isActive ? "border-brand bg-brand-tint" : "border-control bg-raised hover:bg-hover",
        )}
      >
        <ImageUp aria-hidden className="size-6 shrink-0 text-brand" />
        <span className="grid">
          <span className="font-semibold">{isActive ? "Drop to upload" : "Upload pictures"}</span>
          <span className="text-sm text-ink-soft">
            Choose files, drop them here, or paste. PNG, JPEG, WebP, AVIF or SVG, up to {MAX_UPLOAD_BYTES / 1024 / 1024}{" "}
            MB each.
          </span>
        </span>
      </button>
      <FileInput ref={input} multiple accept={Object.values(MEDIA_TYPES).join(",")} onFiles={onFiles} />
    </>
  );
}
