import type { Locator } from "playwright-core";

/** Where everything is that a bar shows, from left to right. */
export const layoutOf = (header: Locator) =>
  header.evaluate((element) => {
    const boxes = [...element.querySelectorAll("a, button, summary")]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left);
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      rows: new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size,
      overlaps: boxes.filter((box, index) => index > 0 && box.left < (boxes[index - 1]?.right ?? 0) - 0.5).length,
      height: element.getBoundingClientRect().height,
      count: boxes.length,
    };
  });
