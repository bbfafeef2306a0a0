import { LOCALES } from "#shared";
import { useBlockContext } from "../../context.tsx";
import { sizeImages } from "./size-images.ts";

/** @returns clean markup of a block's rich text, with its added texts and links in the page's language. */
export function useContentHtml(content: string): string {
  const { idPrefix, image, locale, richText, textIds, texts } = useBlockContext();
  const { opensInNewTab, playVideo } = texts;
  const { note, watchOn } = texts.video;
  const language = { locale, locales: LOCALES };
  const own = { opensInNewTab, playVideo, video: { note, watchOn }, language, idPrefix };
  return sizeImages(textIds(richText.toHtml(content, { ...texts.content, ...own })), image);
}
