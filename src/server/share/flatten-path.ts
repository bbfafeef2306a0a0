/** A point in pixels. */
type Point = readonly [x: number, y: number];

/** Closed lines, each from a point to the next. */
export type Polygon = readonly Point[];

/** How many straight lines a curve becomes. */
const STEPS = 7;

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;

/** The weights of a curve's points at `t` from 0 to 1, by their number (Bernstein polynomials). */
const WEIGHTS: Record<number, (t: number) => number[]> = {
  3: (t) => [(1 - t) ** 2, 2 * t * (1 - t), t ** 2],
  4: (t) => [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3],
};

/** The points of a curve, without its first one. */
function curve(controls: readonly Point[]): Point[] {
  return Array.from({ length: STEPS }, (_none, step) => {
    const weights = WEIGHTS[controls.length]?.((step + 1) / STEPS) ?? [];
    let [x, y] = [0, 0];
    for (const [index, weight] of weights.entries()) {
      x += weight * (controls[index]?.[0] ?? 0);
      y += weight * (controls[index]?.[1] ?? 0);
    }
    return [x, y];
  });
}

function pointsOf(numbers: string): Point[] {
  const all = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: all.length / 2 }, (_none, index) => [all[2 * index] ?? 0, all[2 * index + 1] ?? 0]);
}

/**
 * Turns a path into polygons: the commands M, L, Q, C and Z of SVG, with absolute coordinates.
 */
export function flattenPath(path: string): Polygon[] {
  const polygons: Point[][] = [];
  for (const [, command, numbers = ""] of path.matchAll(COMMAND)) {
    const points = pointsOf(numbers);
    if (command === "M") polygons.push(points);
    const last = polygons.at(-1);
    const from = last?.at(-1);
    if (command === "L") last?.push(...points);
    if (from && (command === "Q" || command === "C")) last?.push(...curve([from, ...points]));
  }
  return polygons;
}
