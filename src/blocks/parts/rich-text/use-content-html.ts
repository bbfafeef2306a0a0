import { LOCALES } from "#shared";
import { useBlockContext } from "../../context.tsx";

/** @returns clean markup of a block's rich text, with its added texts and links in the page's language. */
export function useContentHtml(content: string): string {
  const { locale, richText, texts } = useBlockContext();
  const language = { locale, locales: LOCALES };
  return richText.toHtml(content, { opensInNewTab: texts.opensInNewTab, table: texts.content.table, language });
}
