import { useEffect } from "react";

let site: string | undefined;

/** Gives the window a title: the screen's, then the one that the document came with. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    site ??= document.title;
    document.title = site ? `${title} · ${site}` : title;
  }, [title]);
}
