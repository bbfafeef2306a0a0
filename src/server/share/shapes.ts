import { flattenPath, type Polygon } from "./flatten-path.ts";

/** How far the control points of a quarter circle are from its ends, as a share of the radius. */
const ROUND = 0.5523;

type Box = { x: number; y: number; width: number; height: number };

/** A box with round corners. */
export function roundBox({ x, y, width, height }: Box, radius: number): Polygon[] {
  const [right, bottom, k] = [x + width, y + height, radius * (1 - ROUND)];
  return flattenPath(
    `M${x + radius},${y}L${right - radius},${y}C${right - k},${y} ${right},${y + k} ${right},${y + radius}` +
      `L${right},${bottom - radius}C${right},${bottom - k} ${right - k},${bottom} ${right - radius},${bottom}` +
      `L${x + radius},${bottom}C${x + k},${bottom} ${x},${bottom - k} ${x},${bottom - radius}` +
      `L${x},${y + radius}C${x},${y + k} ${x + k},${y} ${x + radius},${y}Z`,
  );
}

/** A line through points with round ends. */
export function thickLine(points: readonly (readonly [number, number])[], width: number): Polygon[] {
  const half = width / 2;
  const ends = points.flatMap(([x, y]) => roundBox({ x: x - half, y: y - half, width, height: width }, half));
  const parts = points.slice(1).map(([x, y], index): Polygon => {
    const [fromX, fromY] = points[index] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [dx, dy] = [(-(y - fromY) / length) * half, ((x - fromX) / length) * half];
    // Turns the same way as the ends.
    return [
      [fromX - dx, fromY - dy],
      [x - dx, y - dy],
      [x + dx, y + dy],
      [fromX + dx, fromY + dy],
    ];
  });
  return [...parts, ...ends];
}
