import { LOCALES } from "#shared";
import { useBlockContext } from "../../context.tsx";
import { sizeImages } from "./size-images.ts";

/**
 * @param part the text's name where its block has several, for the ids in it.
 * @returns clean markup of a block's rich text, with its added texts and links in the page's language.
 */
export function useContentHtml(content: string, part?: string): string {
  const { idPrefix: blockPrefix, image, locale, richText, textIds, texts } = useBlockContext();
  const { opensInNewTab, playVideo } = texts;
  const { note, watchOn } = texts.video;
  const idPrefix = part ? `${blockPrefix}-${part}` : blockPrefix;
  const language = { locale, locales: LOCALES };
  const own = { opensInNewTab, playVideo, video: { note, watchOn }, language, idPrefix };
  return sizeImages(textIds(richText.toHtml(content, { ...texts.content, ...own })), image);
}
