import { useMemo } from "react";
import { defaultContext, drawingCleaner, richTextCleaner, type BlockContext, type RichText } from "#blocks";
import { LANGUAGES, localePath, previewAddress } from "#shared";
import { useEditor } from "../state/editor-context.tsx";

/** A view that renders foreign markup suspends until its sanitiser has loaded; a page without one never fetches it. */
const lazyRichText: RichText = {
  toHtml: (...content) => richTextCleaner.read().toHtml(...content),
  hosts: (content) => richTextCleaner.read().hosts(content),
  drawing: (...svg) => drawingCleaner.read().drawing(...svg),
};

/** The context that views get on the site. */
export function useBlockContext(): BlockContext {
  const { canvas } = useEditor().props;
  return useMemo(() => {
    const { siteName, logo, mark = defaultContext.mark, socials, launch, drawings, language = defaultContext } = canvas;
    const image = (text: string) => {
      const src = previewAddress(text);
      return Object.hasOwn(drawings, src) ? (drawings[src] ?? { src }) : { src };
    };
    const languages = [...LANGUAGES].map(([locale, label]) => ({ locale, label, href: localePath("/", locale) }));
    const { locale: contentLocale, texts } = language;
    return {
      ...defaultContext,
      locale: contentLocale,
      contentLocale,
      texts,
      siteName,
      logo,
      mark,
      socials,
      launch,
      languages,
      image,
      richText: lazyRichText,
    };
  }, [canvas]);
}
