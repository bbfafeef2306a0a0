import { useEffect } from "react";
import { carriesFiles, refuseFiles } from "#ui/kit";
import { useEditor } from "../../state/editor-context.tsx";

/** Refuses files that are dragged over the page, except for pictures on one of its pictures; what accepts those is loaded then. */
export function useDroppedPictures(page: Document): void {
  const editing = useEditor();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isAsked = false;
    const drag = (event: DragEvent) => {
      refuseFiles(event);
      if (isAsked || !carriesFiles(event.dataTransfer)) return;
      isAsked = true;
      import("./accept-pictures.ts").then(
        ({ acceptPictures }) => acceptPictures(page, editing, signal),
        () => (isAsked = false),
      );
    };
    for (const type of ["dragenter", "dragover"] as const) page.addEventListener(type, drag, { signal });
    return () => stop.abort();
  }, [page, editing]);
}
