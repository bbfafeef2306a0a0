import type { Element } from "hast";

const PIXELS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};
const LENGTH = /^\s*\+?(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})\s*([a-z]{0,2})\s*$/i;
/** The size of an SVG without any, in browsers. */
const FALLBACK = { width: 300, height: 150 };
const MAX = 10_000;

function pixels(length: unknown): number | undefined {
  const [, number, unit = ""] = LENGTH.exec(String(length)) ?? [];
  const factor = PIXELS[unit.toLowerCase()];
  const value = number && factor ? Number(number) * factor : 0;
  return value > 0 ? value : undefined;
}

function readBox({ properties }: Element): { width: number; height: number } | undefined {
  const [, , width = 0, height = 0] = (properties.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** @returns the natural size in whole pixels of a drawing: from width and height, else from its viewBox. */
export function sizeOfSvg(svg: Element): { width: number; height: number } {
  const box = readBox(svg);
  const ratio = box ? box.width / box.height : FALLBACK.width / FALLBACK.height;
  const given = { width: pixels(svg.properties.width), height: pixels(svg.properties.height) };
  const width = given.width ?? (given.height ? given.height * ratio : (box?.width ?? FALLBACK.width));
  const height = given.height ?? width / ratio;
  const whole = (length: number) => Math.min(MAX, Math.max(1, Math.round(length)));
  return { width: whole(width), height: whole(height) };
}

/** Writes the natural size into the drawing, so that all browsers draw it alike; without a viewBox it gets one, to scale. */
export function writeSize(svg: Element, { width, height }: { width: number; height: number }): void {
  if (!readBox(svg)) svg.properties.viewBox = `0 0 ${width} ${height}`;
  svg.properties.width = String(width);
  svg.properties.height = String(height);
}
