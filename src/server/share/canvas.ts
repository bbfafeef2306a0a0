import type { Polygon } from "./flatten-path.ts";

/** A colour as #rrggbb. */
type Colour = string;

const channelsOf = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Pixels in red, green and blue that areas are painted on, with smooth edges. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** How much each pixel's share of the area differs from that of the pixel before it. */
  readonly #changes: Float32Array;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 3);
    const [red = 0, green = 0, blue = 0] = channelsOf(ground);
    for (let at = 0; at < this.pixels.length; at += 3) {
      this.pixels[at] = red;
      this.pixels[at + 1] = green;
      this.pixels[at + 2] = blue;
    }
    this.#changes = new Float32Array(width * height + 2);
  }

  /** Paints the area inside polygons: those that turn the other way round are holes. What is outside the canvas is cut off. */
  paint(polygons: readonly Polygon[], colour: Colour): void {
    const heights = polygons.flatMap((polygon) => polygon.map(([, y]) => y));
    // Only these rows can change.
    const [first, end] = [Math.min(this.height, ...heights), Math.max(0, ...heights)].map((y) => this.#rowOf(y));
    const range = { from: (first ?? 0) * this.width, to: ((end ?? 0) + 1) * this.width };
    this.#changes.fill(0, range.from, range.to + 2);
    for (const polygon of polygons) {
      for (const [index, to] of polygon.entries()) {
        const from = polygon.at(index - 1);
        if (from) this.#addEdge(this.#inside(from), this.#inside(to));
      }
    }
    this.#paintRows(channelsOf(colour), range);
  }

  #rowOf(y: number): number {
    return Math.min(Math.max(Math.floor(y), 0), this.height - 1);
  }

  #inside([x, y]: readonly [number, number]): [number, number] {
    return [Math.min(Math.max(x, 0), this.width - 1), Math.min(Math.max(y, 0), this.height)];
  }

  /** Adds what an edge covers to each row that it crosses. */
  #addEdge(from: readonly [number, number], to: readonly [number, number]): void {
    if (from[1] === to[1]) return;
    const direction = from[1] < to[1] ? 1 : -1;
    const [top, bottom] = direction > 0 ? [from, to] : [to, from];
    const slope = (bottom[0] - top[0]) / (bottom[1] - top[1]);
    for (let row = Math.floor(top[1]); row < Math.ceil(bottom[1]); row += 1) {
      const [start, end] = [Math.max(row, top[1]), Math.min(row + 1, bottom[1])];
      const [a, b] = [top[0] + (start - top[1]) * slope, top[0] + (end - top[1]) * slope];
      this.#addSpan(row * this.width, Math.min(a, b), Math.max(a, b), (end - start) * direction);
    }
  }

  /** Spreads an edge's height in one row over the pixels from `left` to `right`: everything to the right is covered. */
  #addSpan(row: number, left: number, right: number, height: number): void {
    const first = Math.floor(left);
    const last = Math.max(first, Math.ceil(right) - 1);
    let before = 0;
    for (let x = first; x <= last; x += 1) {
      const covered = height * shareBefore(left, right, x);
      this.#add(row + x, covered - before);
      before = covered;
    }
    this.#add(row + last + 1, height - before);
  }

  #add(index: number, change: number): void {
    this.#changes[index] = (this.#changes[index] ?? 0) + change;
  }

  #paintRows(channels: readonly number[], { from, to }: { from: number; to: number }): void {
    const [red = 0, green = 0, blue = 0] = channels;
    let sum = 0;
    for (let index = from; index < to; index += 1) {
      // Each row begins outside of every area: rounding must not run over into it.
      if (index % this.width === 0) sum = 0;
      sum += this.#changes[index] ?? 0;
      const share = Math.min(Math.abs(sum), 1);
      if (share < 0.002) continue;
      this.#mix(index * 3, red, share);
      this.#mix(index * 3 + 1, green, share);
      this.#mix(index * 3 + 2, blue, share);
    }
  }

  #mix(at: number, channel: number, share: number): void {
    const old = this.pixels[at] ?? 0;
    this.pixels[at] = Math.round(old + (channel - old) * share);
  }
}

/** Which share of the pixel at `x` is to the right of an edge from `left` to `right` within one row, on average. */
function shareBefore(left: number, right: number, x: number): number {
  const area = (to: number) => {
    const within = Math.min(Math.max(to, left), right);
    const slanted = right > left ? (within - left) ** 2 / (2 * (right - left)) : 0;
    return slanted + Math.max(0, to - right);
  };
  return area(x + 1) - area(x);
}
