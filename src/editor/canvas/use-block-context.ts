import { use, useMemo } from "react";
import { defaultContext, loadDrawing, loadRichText, type BlockContext, type RichText } from "#blocks";
import { keepLoading, LANGUAGES, localePath, previewAddress } from "#shared";
import { useEditor } from "../state/editor-context.tsx";

/** A view that renders foreign markup suspends until its sanitiser has loaded; a page without one never fetches it. */
function waitFor<Value>(load: () => Promise<Value>): () => Value {
  let loading: Promise<Value> | undefined;
  return () => use((loading ??= keepLoading(load)));
}

const richText = waitFor(loadRichText);
const svgDrawing = waitFor(loadDrawing);

const lazyRichText: RichText = {
  toHtml: (...content) => richText().toHtml(...content),
  hosts: (content) => richText().hosts(content),
  drawing: (...svg) => svgDrawing().drawing(...svg),
};

/** The context that views get on the site. */
export function useBlockContext(): BlockContext {
  const { canvas } = useEditor().props;
  return useMemo(() => {
    const { siteName, logo, mark = defaultContext.mark, socials, launch, drawings } = canvas;
    const image = (text: string) => {
      const src = previewAddress(text);
      return Object.hasOwn(drawings, src) ? (drawings[src] ?? { src }) : { src };
    };
    const languages = [...LANGUAGES].map(([locale, label]) => ({ locale, label, href: localePath("/", locale) }));
    return { ...defaultContext, siteName, logo, mark, socials, launch, languages, image, richText: lazyRichText };
  }, [canvas]);
}
