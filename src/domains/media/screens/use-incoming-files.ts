import { useEffect, useEffectEvent, useState } from "react";
import { carriesFiles } from "#ui/kit";

/** Text copied from an office program comes with a picture of itself; in a field only the text is meant. */
function isMeantAsText({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.matches("input, textarea");
  return isField && clipboardData?.types.includes("text/plain") === true;
}

/**
 * Accepts files that are dropped or pasted anywhere in the window while the calling component is shown.
 * @returns whether files are being dragged over the window.
 */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    setDragging(false);
    if (!carriesFiles(transfer)) return;
    event.preventDefault();
    const files = [...transfer.files];
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const drag = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    window.addEventListener("dragenter", drag, { signal });
    window.addEventListener("dragover", drag, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", (event) => take(event, event.dataTransfer), { signal });
    const paste = (event: ClipboardEvent) => !isMeantAsText(event) && take(event, event.clipboardData);
    window.addEventListener("paste", paste, { signal });
    return () => stop.abort();
  }, []);
  return isDragging;
}
