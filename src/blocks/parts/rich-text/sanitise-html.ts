import type { Element, ElementContent, Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { parseHtml, safeHref, safeImageSrc } from "#shared/markup";
import type { ContentLabels } from "./content-labels.ts";
import { renderContent } from "./render-content.ts";
import { elementsOf, plainParagraph, textOf } from "./content-tree.ts";
import { ALLOW_LIST, RENAMED } from "./html-allow-list.ts";
import { isWithinHtmlLimits } from "./html-limits.ts";

/** A link with an unsafe address is unwrapped. */
function finishLink(link: Element): ElementContent[] {
  const href = safeHref(link.properties.href ?? "");
  if (!href) return link.children;
  const rel = link.properties.target === "_blank" ? ["noopener"] : undefined;
  return [{ ...link, properties: { ...link.properties, href, rel } }];
}

function finishImage(image: Element): ElementContent[] {
  const src = safeImageSrc(image.properties.src ?? "");
  return src ? [{ ...image, properties: { alt: "", ...image.properties, src, loading: "lazy" } }] : [];
}

/** Of the inputs, only checkboxes stay: `render-content.ts` renders them. */
function finishBox(box: Element): ElementContent[] {
  return box.properties.type === "checkbox" ? [box] : [];
}

/** Code without an allowed class has none. */
function finishCode(code: Element): ElementContent[] {
  const { className, ...properties } = code.properties;
  return [Array.isArray(className) && className.length > 0 ? code : { ...code, properties }];
}

/** An empty heading would be a screen-reader stop without a name. */
function finishHeading(heading: Element): ElementContent[] {
  return textOf(heading).trim() || elementsOf(heading.children, ({ tagName }) => tagName === "img").length > 0
    ? [heading]
    : [];
}

const FINISH: Readonly<Record<string, (node: Element) => ElementContent[]>> = {
  a: finishLink,
  img: finishImage,
  input: finishBox,
  code: finishCode,
  h2: finishHeading,
  h3: finishHeading,
  h4: finishHeading,
};

function finish(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    const tagName = RENAMED[node.tagName] ?? node.tagName;
    const renamed: Element = { ...node, tagName, children: finish(node.children) };
    return FINISH[tagName]?.(renamed) ?? [renamed];
  });
}

/** Keeps what is on the allow-list of a tree within the limits of `html-limits.ts`, with every address checked. */
export function cleanNodes(tree: Root): ElementContent[] {
  const clean = sanitize(tree, ALLOW_LIST);
  return clean.type === "root" ? finish(clean.children.filter((node) => node.type !== "doctype")) : [];
}

/**
 * Parses markup and keeps what is on the allow-list, with every address checked.
 * @throws RangeError on markup beyond the limits of `html-limits.ts`.
 */
export function cleanTree(html: string): ElementContent[] {
  if (!isWithinHtmlLimits(html)) throw new RangeError("The markup is nested too deep");
  return cleanNodes(parseHtml(html));
}

/**
 * Cleans foreign HTML for the page: only elements and attributes of `html-allow-list.ts`, addresses through
 * `safe-href.ts`. Never throws; what is nested too deep to be parsed is shown as text.
 * @param labels texts added to the markup, in the page's language; English by default.
 */
export function sanitiseHtml(html: string, labels?: Partial<ContentLabels>): string {
  try {
    return toHtml(renderContent(cleanTree(html), labels));
  } catch {
    return toHtml(plainParagraph(html));
  }
}
