type Size = { width: number; height: number };

/** The shapes that a crop can have, by the value of their choice: width over height in pixels. */
const RATIOS: Readonly<Record<string, number>> = {
  "1:1": 1,
  "4:3": 4 / 3,
  "3:2": 3 / 2,
  "16:9": 16 / 9,
  "4:5": 4 / 5,
};

export const FREE = "Free";
const ORIGINAL = "Original";

/** The choices of a crop's shape, in the order in which they are offered. */
export const SHAPES: readonly string[] = [FREE, ORIGINAL, ...Object.keys(RATIOS)];

/** @returns the width over the height of a shape in fractions of a picture's size; undefined for a free one. */
export function ratioOf(shape: string, { width, height }: Size): number | undefined {
  if (shape === ORIGINAL) return 1;
  const ratio = RATIOS[shape];
  return ratio === undefined ? undefined : (ratio * height) / width;
}
