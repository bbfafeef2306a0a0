import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { IconName } from "./icon-names.ts";
import * as icons from "./icon-set.ts";

const DRAWINGS: Record<IconName, LucideIcon> = icons;

/** Makes the file that `Icon` draws from: each icon of the set as a symbol under its stored name. */
export function iconSheet(): string {
  const symbols = Object.entries(DRAWINGS).map(([name, Drawing]) => {
    const drawing = renderToStaticMarkup(createElement(Drawing));
    const shapes = drawing.slice(drawing.indexOf(">") + 1, drawing.lastIndexOf("</svg>"));
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}
