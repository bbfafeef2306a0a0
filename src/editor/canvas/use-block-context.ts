import { useMemo } from "react";
import { defaultContext, type BlockContext } from "#blocks";
import { LOCALES, localePath, textsFor } from "#shared";
import { useEditor } from "../state/editor-context.tsx";
import { lazyRichText } from "./rich-text.ts";

/** What the views may know about their page, as the site tells them. */
export function useBlockContext(): BlockContext {
  const { canvas } = useEditor().props;
  return useMemo(() => {
    const { siteName, logo, mark = defaultContext.mark, socials, launch } = canvas;
    const languages = LOCALES.map((locale) => ({
      locale,
      label: textsFor(locale).language,
      href: localePath("/", locale),
    }));
    return { ...defaultContext, siteName, logo, mark, socials, launch, languages, richText: lazyRichText };
  }, [canvas]);
}
