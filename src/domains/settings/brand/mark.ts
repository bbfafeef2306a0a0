import { paletteOf, type BrandColours } from "./palette.ts";
import type { BrandToken } from "./shipped-palette.ts";

/** The settings that the mark beside the site's name depends on. */
export type MarkSettings = BrandColours & { siteName: string };

const SHEET =
  '<path class="b" d="M9.75 6.5H18l5.5 5.5v12a1.75 1.75 0 0 1-1.75 1.75h-12A1.75 1.75 0 0 1 8 24V8.25A1.75 1.75 0 0 1 9.75 6.5z"/>' +
  '<path class="c" d="M18 6.5v3.75A1.75 1.75 0 0 0 19.75 12h3.75z"/>' +
  '<path class="d" d="m11.75 18.25 2.9 2.9 5.3-6.1"/>';

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (first?.segment ?? "").toUpperCase();
}

function letter(name: string): string {
  return `<text class="b" x="16" y="16" dy=".355em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="600">${escapeText(initialOf(name))}</text>`;
}

/**
 * Renders the mark beside the site's name and in the browser's tab, for owners without a logo and a favicon:
 * the shipped drawing in the owner's colours, or the initial of their name.
 * @returns an SVG document for light and for dark; undefined when name and colours are the shipped ones.
 */
export function ownMark({ siteName, ...colours }: MarkSettings, shippedName: string): string | undefined {
  const isRenamed = siteName !== shippedName;
  if (!isRenamed && !colours.brandColor && !colours.accentColor) return undefined;
  const palette = paletteOf(colours);
  const rules = (mode: 0 | 1) => {
    const fill = (token: BrandToken) => palette[token][mode];
    return `.a{fill:${fill("brand")}}.b{fill:${fill("on-brand")}}.c{fill:${fill("brand-tint")}}.d{stroke:${fill("accent")}}`;
  };
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><style>' +
    `.d{fill:none;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}${rules(0)}` +
    `@media (prefers-color-scheme:dark){${rules(1)}}</style>` +
    `<rect class="a" width="32" height="32" rx="8"/>${isRenamed ? letter(siteName) : SHEET}</svg>`
  );
}
