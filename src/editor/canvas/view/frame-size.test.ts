import { expect, it } from "vitest";
import { frameSize } from "./frame-size.ts";

it.each([
  ["as wide as the window at full width", "full", 1440, 1440, "fit", { width: 1440, height: 800, scale: 1 }],
  ["in the same layout beside a panel", "full", 720, 1440, "fit", { width: 1440, height: 1600, scale: 0.5 }],
  ["in the desktop layout in a small window", "full", 640, 1100, "fit", { width: 1280, height: 1600, scale: 0.5 }],
  ["as wide as a phone on a phone", "full", 390, 390, "fit", { width: 390, height: 800, scale: 1 }],
  ["at true width where it fits", "phone", 1100, 1440, "fit", { width: 390, height: 800, scale: 1 }],
  [
    "smaller where it doesn't, over the whole height",
    "desktop",
    640,
    1440,
    "fit",
    { width: 1280, height: 1600, scale: 0.5 },
  ],
  ["at its own size where that is asked for", "desktop", 640, 1440, 1, { width: 1280, height: 800, scale: 1 }],
  ["still smaller to see more of it", "full", 1440, 1440, 0.5, { width: 1440, height: 1600, scale: 0.5 }],
] as const)("shows the page %s", (_how, viewport, width, screenWidth, zoom, size) => {
  expect(frameSize(viewport, { width, height: 800, screenWidth }, zoom)).toEqual(size);
});
