import { useEffect } from "react";

let site: string | undefined;

/** Sets the window's title: the screen's, followed by the document's original one. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    site ??= document.title;
    document.title = site ? `${title} · ${site}` : title;
  }, [title]);
}
