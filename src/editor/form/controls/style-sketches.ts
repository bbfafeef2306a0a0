/** A shape of a sketch on a canvas of 48 by 32: position, size, and contrast. */
type Shape = readonly [x: number, y: number, width: number, height: number, tone?: "faint" | "strong"];

const HEADING: Shape = [14, 5, 20, 3, "strong"];
const LEFT_HEADING: Shape = [5, 8, 18, 3, "strong"];
const LEFT_LINES: readonly Shape[] = [LEFT_HEADING, [5, 14, 16, 2], [5, 18, 13, 2], [5, 23, 8, 4, "strong"]];
const MIDDLE_LINES: readonly Shape[] = [HEADING, [12, 10, 24, 2], [15, 14, 18, 2]];

function row(count: number, y: number, height: number, tone: Shape[4] = "faint"): Shape[] {
  const width = (38 - (count - 1) * 2) / count;
  return Array.from({ length: count }, (_, index): Shape => [5 + index * (width + 2), y, width, height, tone]);
}

function lines(count: number, x: number, width: number, { from, gap }: { from: number; gap: number }): Shape[] {
  return Array.from({ length: count }, (_, index): Shape => [x, from + index * gap, width, 2]);
}

const BULLETS = [10, 16, 22].map((y): Shape => [7, y, 4, 4, "strong"]);
const TABLE: readonly Shape[] = [[5, 5, 38, 4, "strong"], ...row(3, 11, 3), ...row(3, 17, 3), ...row(3, 23, 3)];

/** The layout of each style as a few shapes; styles with the same name look alike in all blocks. */
const SKETCHES: Readonly<Record<string, readonly Shape[]>> = {
  simple: [...MIDDLE_LINES, [18, 20, 12, 5, "strong"]],
  text: [
    [5, 7, 34, 4, "strong"],
    [5, 13, 26, 4, "strong"],
    [5, 21, 30, 2],
    [5, 25, 22, 2],
  ],
  rightImage: [...LEFT_LINES, [26, 6, 17, 21, "faint"]],
  rightForm: [...LEFT_LINES, [26, 6, 17, 21, "faint"], [29, 10, 11, 3], [29, 15, 11, 3], [29, 20, 11, 4, "strong"]],
  topImage: [
    [9, 4, 30, 13, "faint"],
    [14, 20, 20, 3, "strong"],
    [16, 25, 16, 2],
  ],
  bottomImage: [
    [14, 4, 20, 3, "strong"],
    [16, 9, 16, 2],
    [9, 15, 30, 13, "faint"],
  ],
  photo: [
    [2, 3, 44, 26, "faint"],
    [6, 14, 18, 3, "strong"],
    [6, 20, 14, 2],
    [6, 24, 8, 3, "strong"],
  ],
  tilt: [
    [14, 4, 20, 3, "strong"],
    [16, 9, 16, 2],
    [14, 15, 20, 3, "faint"],
    [11, 18, 26, 4, "faint"],
    [8, 22, 32, 8, "faint"],
  ],
  video: [
    [2, 3, 44, 26, "faint"],
    [6, 14, 18, 3, "strong"],
    [6, 20, 14, 2],
    [38, 21, 5, 5, "strong"],
  ],
  cards: [HEADING, ...row(3, 12, 15)],
  grid: [HEADING, ...row(2, 11, 8), ...row(2, 21, 8)],
  list: [...BULLETS, ...lines(3, 15, 26, { from: 11, gap: 6 })],
  checklist: [...BULLETS, ...lines(3, 15, 20, { from: 11, gap: 6 })],
  groups: [...lines(4, 5, 13, { from: 8, gap: 5 }), [21, 6, 22, 21, "faint"]],
  modern: [...row(3, 5, 4, "strong"), [5, 12, 38, 16, "faint"]],
  beforeAfter: [
    [5, 6, 18, 21, "faint"],
    [25, 6, 18, 21, "strong"],
  ],
  responsive: TABLE,
  table: TABLE,
  timeline: [
    [10, 5, 1, 23],
    [8, 6, 5, 5, "strong"],
    [8, 14, 5, 5, "strong"],
    [8, 22, 5, 5, "strong"],
    ...lines(3, 17, 24, { from: 7.5, gap: 8 }),
  ],
  "visual-steps": [...row(3, 6, 13), ...row(3, 22, 2, "strong")],
  single: [
    [5, 6, 38, 20, "faint"],
    [9, 10, 14, 3, "strong"],
    [9, 16, 12, 2],
    [9, 20, 12, 2],
    [28, 10, 11, 12, "strong"],
  ],
  hero: [
    [5, 5, 15, 22, "faint"],
    [24, 8, 18, 3, "strong"],
    [24, 14, 18, 2],
    [24, 18, 14, 2],
  ],
  numbered: [0, 1, 2].flatMap((line): Shape[] => [
    [5, 6 + line * 8, 3, 3, "strong"],
    [11, 6 + line * 8, 12, 3, "strong"],
    [26, 6 + line * 8, 17, 3, "faint"],
  ]),
  topics: [0, 1, 2].flatMap((line): Shape[] => [
    [5, 5 + line * 8, 38, 1],
    [5, 8 + line * 8, 9, 3, "strong"],
    [19, 8 + line * 8, 24, 2],
  ]),
  contact: [...lines(4, 5, 22, { from: 7, gap: 6 }), [31, 6, 12, 14, "strong"]],
  columns: [
    [5, 8, 10, 4, "strong"],
    ...[20, 29, 38].flatMap((x) => lines(3, x, 6, { from: 8, gap: 4 })),
    [5, 25, 38, 1],
  ],
  closing: [[5, 5, 22, 4, "strong"], ...row(4, 13, 4), [5, 21, 38, 8, "strong"]],
  newsletter: [[5, 6, 15, 4, "strong"], [25, 5, 18, 3], [25, 10, 18, 3], [25, 15, 8, 4, "strong"], ...row(4, 24, 3)],
  bar: [[5, 14, 8, 4, "strong"], ...row(4, 15, 2).map(([x, y, w, h]): Shape => [x * 0.5 + 14, y, w * 0.45, h])],
  centered: [
    [8, 7, 32, 3, "strong"],
    [12, 12, 24, 3, "strong"],
    ...lines(1, 10, 28, { from: 19, gap: 0 }),
    [20, 25, 8, 3],
  ],
  directory: [0, 1, 2].flatMap((line): Shape[] => [
    [5, 7 + line * 8, 9, 3, "strong"],
    [19, 7 + line * 8, 7, 2],
    [28, 7 + line * 8, 7, 2],
    [37, 7 + line * 8, 6, 2],
  ]),
  pill: [
    [4, 4, 40, 7, "faint"],
    [7, 6, 6, 3, "strong"],
    [17, 6.5, 14, 2],
    [35, 6, 6, 3, "strong"],
    [4, 16, 40, 12, "faint"],
  ],
  mega: [
    [0, 0, 48, 7, "faint"],
    [4, 2, 7, 3, "strong"],
    [16, 2.5, 14, 2],
    [0, 8, 48, 12, "faint"],
    ...row(4, 11, 2, undefined),
    ...row(4, 15, 2),
  ],
  overlay: [
    [0, 0, 48, 6, "faint"],
    [4, 1.5, 7, 3, "strong"],
    [40, 2, 4, 2],
    ...[11, 17, 23].map((y): Shape => [4, y, 20, 4, "strong"]),
  ],
  minimal: [
    [5, 13, 9, 5, "strong"],
    [33, 13, 10, 5],
  ],
  rows: [0, 1, 2].flatMap((line): Shape[] => [
    [5, 6 + line * 8, 9, 4, "strong"],
    [18, 6 + line * 8, 13, 4, "faint"],
    [35, 6 + line * 8, 8, 4, "strong"],
  ]),
  lines: [...row(3, 6, 1, "strong"), ...row(3, 10, 5), ...row(3, 18, 2), ...row(3, 22, 2), ...row(3, 26, 2)],
  halves: [
    [4, 4, 20, 24, "faint"],
    [24, 4, 20, 24, "strong"],
  ],
  carousel: [
    [3, 9, 6, 14, "faint"],
    [12, 6, 24, 20, "faint"],
    [39, 9, 6, 14, "faint"],
  ],
  scroll: [
    [0, 10, 12, 13, "faint"],
    [14, 10, 12, 13, "faint"],
    [28, 10, 12, 13, "faint"],
    [42, 10, 6, 13, "faint"],
  ],
  withBrand: [[18, 5, 12, 7, "strong"], ...row(4, 18, 6)],
  custom: [
    [5, 6, 14, 6, "faint"],
    [22, 6, 21, 6, "faint"],
    [5, 15, 21, 6, "faint"],
    [29, 15, 14, 6, "faint"],
  ],
  wall: [
    [5, 4, 11, 14, "strong"],
    [5, 20, 11, 9, "faint"],
    [18, 4, 12, 8, "faint"],
    [18, 14, 12, 15, "faint"],
    [32, 4, 11, 11, "faint"],
    [32, 17, 11, 12, "faint"],
  ],
  spotlight: [[5, 4, 12, 15, "faint"], [21, 6, 22, 3, "strong"], [21, 11, 18, 3, "strong"], ...row(3, 23, 5)],
  results: [6, 15, 24].flatMap((y): Shape[] => [
    [5, y, 8, 4, "strong"],
    [20, y, 23, 2],
    [20, y + 3, 16, 2],
  ]),
  alternating: [
    [24, 4, 19, 11, "faint"],
    [5, 6, 14, 3, "strong"],
    [5, 11, 12, 2],
    [5, 18, 19, 11, "faint"],
    [28, 20, 14, 3, "strong"],
    [28, 25, 12, 2],
  ],
  icons: [5, 19, 33].flatMap((x): Shape[] => [
    [x, 6, 4, 4, "strong"],
    [x, 12, 9, 2],
    [x, 19, 4, 4, "strong"],
    [x, 25, 9, 2],
  ]),
  beside: [LEFT_HEADING, [5, 14, 13, 2], [25, 4, 18, 10, "faint"], [25, 16, 18, 10, "faint"], [25, 28, 18, 4, "faint"]],
  figures: [5, 19, 33].flatMap((x): Shape[] => [
    [x, 8, 10, 8, "strong"],
    [x, 19, 9, 2],
    [x, 23, 7, 2],
  ]),
  tiles: [
    HEADING,
    ...row(5, 12, 7),
    [9, 21, 6, 7, "faint"],
    [17, 21, 6, 7, "faint"],
    [25, 21, 6, 7, "faint"],
    [33, 21, 6, 7, "faint"],
  ],
  quote: [
    LEFT_HEADING,
    [5, 14, 18, 3, "strong"],
    [5, 22, 10, 2],
    [27, 6, 1, 20],
    ...lines(4, 31, 12, { from: 8, gap: 5 }),
  ],
  stats: [LEFT_HEADING, [26, 7, 5, 5, "strong"], [33, 7, 5, 5, "strong"], [40, 7, 4, 5, "strong"], ...row(5, 22, 4)],
  launch: [
    [10, 4, 28, 24, "faint"],
    [15, 8, 18, 3, "strong"],
    [15, 14, 18, 2],
    [18, 20, 12, 4, "strong"],
  ],
  sticky: [LEFT_HEADING, [5, 14, 13, 2], [24, 6, 19, 5, "faint"], [24, 13, 19, 5, "faint"], [24, 20, 19, 5, "faint"]],
  flat: [HEADING, ...row(4, 13, 13)],
  top: [
    [0, 0, 48, 7, "strong"],
    [8, 13, 32, 2],
    [8, 18, 24, 2],
  ],
  bottom: [
    [8, 8, 32, 2],
    [8, 13, 24, 2],
    [0, 25, 48, 7, "strong"],
  ],
  card: [
    ...LEFT_LINES.slice(0, 3),
    [25, 4, 19, 24, "faint"],
    [28, 8, 13, 3],
    [28, 13, 13, 3],
    [28, 20, 8, 4, "strong"],
  ],
  split: [
    [5, 5, 16, 22, "faint"],
    [25, 6, 14, 3, "strong"],
    [25, 12, 18, 3],
    [25, 17, 18, 3],
    [25, 23, 8, 4, "strong"],
  ],
  form: [
    [9, 5, 30, 4],
    [9, 12, 30, 4],
    [9, 19, 30, 4],
    [9, 25, 12, 4, "strong"],
  ],
};

/** @returns the shapes of a style's sketch; a plain one for a style that has none. */
export function styleSketch(style: string): readonly Shape[] {
  return SKETCHES[style] ?? MIDDLE_LINES;
}
