import { use } from "react";
import { loadDrawing, loadRichText, type RichText } from "#blocks";
import { keepLoading } from "#shared";

/** A view that draws foreign markup waits (Suspense) until its sanitiser is there; a page without it never fetches that. */
function waitFor<Value>(load: () => Promise<Value>): () => Value {
  let loading: Promise<Value> | undefined;
  return () => use((loading ??= keepLoading(load)));
}

const richText = waitFor(loadRichText);
const drawings = waitFor(loadDrawing);

export const lazyRichText: RichText = {
  toHtml: (...content) => richText().toHtml(...content),
  imageHosts: (content) => richText().imageHosts(content),
  drawing: (...svg) => drawings().drawing(...svg),
};
