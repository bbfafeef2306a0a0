import { expect, it } from "vitest";
import { frameSize } from "./frame-size.ts";

it.each([
  ["as wide as the pane at full width", "full", 1100, 1, { width: 1100, height: 800, scale: 1 }],
  ["at true width where it fits", "phone", 1100, 1, { width: 390, height: 800, scale: 1 }],
  ["smaller where it doesn't, over the whole height", "desktop", 640, 1, { width: 1280, height: 1600, scale: 0.5 }],
  ["still smaller to see more of it, at the same width", "full", 1100, 0.5, { width: 1100, height: 1600, scale: 0.5 }],
] as const)("shows the page %s", (_how, viewport, width, zoom, size) => {
  expect(frameSize(viewport, { width, height: 800 }, zoom)).toEqual(size);
});
