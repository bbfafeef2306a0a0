import { isObject } from "#shared";
import { useBlockContext } from "./context.tsx";

const isFilled = (value: unknown): value is string => typeof value === "string" && value !== "";

/** What a block's section is named by: its headline, which may be in two parts, a banner by its text, a header as given. */
function nameIn(content: unknown, navigation: string): string {
  const { headline, headlinePrefix, headlineSuffix, text, links } = isObject(content) ? content : {};
  if (Array.isArray(links)) return navigation;
  const parts = isFilled(headline) ? [headline] : [headlinePrefix, headlineSuffix].filter(isFilled);
  return (parts.join(" ") || (isFilled(text) ? text : "")).trim();
}

/**
 * Makes the names of a page's sections unique, so that people who navigate by landmarks can tell them apart.
 * @param contents of the page's blocks, in order. @param navigation the name of a header's links.
 * @returns for each block the name that replaces its own, or undefined: "Questions (2)" after an earlier "Questions".
 */
export function namesOfRepeated(contents: readonly unknown[], navigation = ""): (string | undefined)[] {
  const counts = new Map<string, number>();
  return contents.map((content) => {
    const name = nameIn(content, navigation);
    const folded = name.toLowerCase();
    const count = (counts.get(folded) ?? 0) + 1;
    counts.set(folded, count);
    return folded && count > 1 ? `${name} (${count})` : undefined;
  });
}

/**
 * @param isLabelled false without a heading, and where it comes from data: another block of the page may show the same.
 * @returns the attributes that name a block's section: by its heading, unless an earlier block of the page has that name.
 */
export function useSectionName(isLabelled: boolean) {
  const { idPrefix, sectionName } = useBlockContext();
  if (!isLabelled) return {};
  return sectionName === undefined ? { "aria-labelledby": `${idPrefix}-title` } : { "aria-label": sectionName };
}
