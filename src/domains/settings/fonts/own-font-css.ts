import { fontAddress, type OwnFont } from "./own-font.ts";

/** A face that nearly every system has one of, and its average advance in thousandths of the size. */
const FALLBACK = { src: 'local("Arial"),local("Liberation Sans"),local("Helvetica Neue")', advance: 445.5 };

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

const nameOf = ({ hash }: OwnFont) => `Own ${hash.slice(0, 8)}`;

/** The value of a font family for an own font. */
export function ownFamily(font: OwnFont): string {
  return `"${nameOf(font)}","${nameOf(font)} Fallback",Arial,sans-serif`;
}

/** How far lines reach above and below the baseline, in a face that is scaled by `scale`. */
function extent({ ascent, descent }: OwnFont, scale = 1): string {
  return (
    `ascent-override:${percent(ascent / 1000 / scale)};descent-override:${percent(Math.max(0, -descent) / 1000 / scale)};` +
    "line-gap-override:0%"
  );
}

/**
 * The rules of an own font: its file, shown once it is there, and a face of the system that is scaled to its metrics, so
 * that lines and what is below them keep their places. Both name the metrics: systems take a file's from different tables.
 */
export function ownFontRules(font: OwnFont): string {
  const { minWeight, maxWeight, isItalic, advance } = font;
  const weight = minWeight === maxWeight ? minWeight : `${minWeight} ${maxWeight}`;
  const scale = advance / FALLBACK.advance;
  return (
    `@font-face{font-family:"${nameOf(font)}";src:url(${fontAddress(font)}) format("woff2");font-weight:${weight};` +
    `${isItalic ? "font-style:italic;" : ""}font-display:swap;${extent(font)}}` +
    `@font-face{font-family:"${nameOf(font)} Fallback";src:${FALLBACK.src};size-adjust:${percent(scale)};${extent(font, scale)}}`
  );
}
