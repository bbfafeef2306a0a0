import { useState, type DragEvent } from "react";
import { carriesFiles } from "./files.ts";

/**
 * Lets a file be dropped on an element. @param onFile gets the first one of several.
 * @returns whether files are over the element, and its handlers.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return { isOver, handlers: { onDragEnter: onDragOver, onDragOver, onDragLeave: () => setOver(false), onDrop } };
}
