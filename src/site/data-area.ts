import { createElement, type ReactNode } from "react";

/** No block has such an element, and the sanitiser lets none through. */
const AREA = "data-area";

/** Marks the area with a block's data, so that it can be cut out of the page. */
export function markDataArea(area: ReactNode): ReactNode {
  return createElement(AREA, null, area);
}

/** @returns what is inside the marked area of a page's HTML; undefined without one. */
export function cutDataArea(html: string): string | undefined {
  const start = html.indexOf(`<${AREA}>`);
  const end = html.lastIndexOf(`</${AREA}>`);
  return start < 0 || end < start ? undefined : html.slice(start + AREA.length + 2, end);
}
