import type { LogoContent } from "./schema.ts";

/** The width of a logo's cell in a strip: 13rem of style.css at the usual root size of 16 px. */
export const CELL_WIDTH = 208;

/** The widest window of a strip, the page's grid: one round of logos is at least as wide, so that no gap shows. */
export const WINDOW_WIDTH = 1200;

/** Pixels per second of the first strip and of the other one (spec 9). */
export const SPEEDS = [30, 40] as const;

/**
 * Plans one round of a strip.
 * @param count of different logos, at least 1.
 * @param speed in pixels per second.
 * @returns how often the logos are repeated in a round, and how long the round takes at that speed.
 */
export function planStrip(count: number, speed: number): { copies: number; seconds: number } {
  const width = count * CELL_WIDTH;
  const copies = Math.ceil(WINDOW_WIDTH / width);
  return { copies, seconds: Math.round((copies * width * 10) / speed) / 10 };
}

/** @returns the logos of the first strip and of the other one (field `row`), without empty strips. */
export function intoStrips(logos: LogoContent[]): LogoContent[][] {
  return [logos.filter(({ row }) => row !== 2), logos.filter(({ row }) => row === 2)].filter(
    (strip) => strip.length > 0,
  );
}

/** @returns whether a logo has anything to render. */
export function isFilled({ src, srcDark, alt, name }: LogoContent): boolean {
  return Boolean(src || srcDark || alt || name);
}
