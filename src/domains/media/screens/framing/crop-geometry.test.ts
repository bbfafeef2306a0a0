import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureFault, writePictureUse, type Crop } from "#shared";
import { HANDLES, largestCrop, moveCrop, resizeCrop, WHOLE, withNumber } from "./crop-geometry.ts";

const PHOTO = `/media/${"a".repeat(64)}.jpg`;
const middle: Crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
const by = fc.double({ min: -2, max: 2, noNaN: true });
const ratios = fc.double({ min: 0.2, max: 5, noNaN: true });

describe("a crop", () => {
  it("stays inside the picture and can be stored, whatever is done to it", () => {
    const step = fc.oneof(
      fc.tuple(by, by).map(
        ([dx, dy]) =>
          (crop: Crop) =>
            moveCrop(crop, dx, dy),
      ),
      fc.tuple(fc.constantFrom(...HANDLES), by, by, fc.option(ratios, { nil: undefined })).map(
        ([handle, dx, dy, ratio]) =>
          (crop: Crop) =>
            resizeCrop(crop, handle, { dx, dy }, ratio),
      ),
      ratios.map((ratio) => (crop: Crop) => largestCrop(crop, ratio)),
      fc.tuple(fc.constantFrom<keyof Crop>("x", "y", "width", "height"), by).map(
        ([name, value]) =>
          (crop: Crop) =>
            withNumber(crop, name, value),
      ),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const crop = steps.reduce((before, change) => change(before), WHOLE);
        expect([crop, pictureFault(writePictureUse({ address: PHOTO, crop }))]).toEqual([crop, undefined]);
      }),
    );
  });

  it("moves without changing its size, up to the edge", () => {
    expect(moveCrop(middle, 0.1, -0.1)).toEqual({ ...middle, x: 0.35, y: 0.15 });
    expect(moveCrop(middle, 5, -5)).toEqual({ ...middle, x: 0.5, y: 0 });
  });

  it.each([
    ["se", { x: 0.25, y: 0.25, width: 0.6, height: 0.7 }],
    ["nw", { x: 0.35, y: 0.45, width: 0.4, height: 0.3 }],
    ["e", { x: 0.25, y: 0.25, width: 0.6, height: 0.5 }],
    ["s", { x: 0.25, y: 0.25, width: 0.5, height: 0.7 }],
  ] as const)("is resized at %s, and the other side stays", (handle, expected) => {
    expect(resizeCrop(middle, handle, { dx: 0.1, dy: 0.2 })).toEqual(expected);
  });

  it("keeps its ratio where it has one", () => {
    expect(resizeCrop(middle, "se", { dx: 0.2, dy: 0 }, 1)).toEqual({ x: 0.25, y: 0.25, width: 0.7, height: 0.7 });
    expect(resizeCrop(middle, "se", { dx: 0, dy: -0.2 }, 1)).toEqual({ x: 0.25, y: 0.25, width: 0.3, height: 0.3 });
    expect(resizeCrop(middle, "nw", { dx: -1, dy: -1 }, 1)).toEqual({ x: 0, y: 0, width: 0.75, height: 0.75 });
    expect(withNumber({ ...middle, height: 0.25 }, "width", 0.6, 2)).toMatchObject({ width: 0.6, height: 0.3 });
  });

  it("of a ratio is the largest one around the centre", () => {
    expect(largestCrop(WHOLE, 0.5)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(largestCrop({ x: 0.8, y: 0, width: 0.2, height: 1 }, 0.5)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(largestCrop(WHOLE, 2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });
});
