import { use } from "react";
import { loadRichText, type RichText } from "#blocks";

let loading: Promise<RichText> | undefined;

/** A view that draws rich text waits (Suspense) until the sanitiser is there; a page without rich text never fetches it. */
function ready(): RichText {
  loading ??= loadRichText();
  return use(loading);
}

export const lazyRichText: RichText = {
  toHtml: (...content) => ready().toHtml(...content),
  imageHosts: (content) => ready().imageHosts(content),
};
