import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cropBox,
  cropCode,
  cropOfCode,
  pictureFault,
  previewAddress,
  readPictureUse,
  shownFocus,
  writePictureUse,
} from "./picture-use.ts";

const HASH = "a".repeat(64);
const PHOTO = `/media/${HASH}.jpg`;
const DRAWING = `/media/${HASH}.svg`;

const step = (from: number, to: number) => fc.integer({ min: from, max: to });
const crops = fc
  .tuple(step(0, 9900), step(0, 9900))
  .chain(([x, y]) => fc.tuple(fc.constant(x), fc.constant(y), step(100, 10_000 - x), step(100, 10_000 - y)))
  .map(([x, y, width, height]) => ({ x: x / 1e4, y: y / 1e4, width: width / 1e4, height: height / 1e4 }))
  .filter(({ width, height }) => width < 1 || height < 1);
const focuses = fc.tuple(step(0, 10_000), step(0, 10_000)).map(([x, y]) => ({ x: x / 1e4, y: y / 1e4 }));

describe("how a place shows a picture", () => {
  it("is written after the address and read back unchanged", () => {
    fc.assert(
      fc.property(fc.option(crops, { nil: undefined }), fc.option(focuses, { nil: undefined }), (crop, focus) => {
        const use = { address: PHOTO, ...(crop && { crop }), ...(focus && { focus }) };
        const text = writePictureUse(use);
        expect(readPictureUse(text)).toEqual(use);
        expect(pictureFault(text)).toBeUndefined();
        expect(writePictureUse(readPictureUse(text))).toBe(text);
      }),
    );
  });

  it.each([PHOTO, "", "/landing/hero.svg#half", "https://example.org/a.jpg?b#c", `${PHOTO}#other`])(
    "leaves %s as it is",
    (address) => {
      expect(readPictureUse(address)).toEqual({ address });
      expect(pictureFault(address)).toBeUndefined();
    },
  );

  it.each([
    [`${PHOTO}#crop=0.1,0.2,0.5`, /four numbers from 0 to 1/],
    [`${PHOTO}#crop=0.1,0.2,0.5,2`, /four numbers from 0 to 1/],
    [`${PHOTO}#crop=-0.1,0.2,0.5,0.5`, /four numbers from 0 to 1/],
    [`${PHOTO}#crop=0.1,0.2,1e-1,0.5`, /four numbers from 0 to 1/],
    [`${PHOTO}#crop=0.6,0,0.5,1`, /beyond the picture/],
    [`${PHOTO}#crop=0,0,0.001,1`, /at least 0\.01/],
    [`${PHOTO}#focus=0.5`, /two numbers from 0 to 1/],
    [`${PHOTO}#focus=a,b`, /two numbers from 0 to 1/],
    [`${PHOTO}#crop=0,0,0.5,0.5&zoom=2`, /only #crop/],
    [`${PHOTO}#focus=0,0#focus=1,1`, /only #crop/],
    [`${DRAWING}#crop=0,0,0.5,0.5`, /can be cropped/],
    ["https://example.org/a.jpg#crop=0,0,0.5,0.5", /can be cropped/],
  ])("says what is wrong with %s, and ignores it", (text, fault) => {
    expect(pictureFault(text)).toMatch(fault);
    expect(readPictureUse(text)).toEqual({ address: text.split("#")[0] });
  });

  it("keeps a good focal point beside a bad crop", () => {
    expect(readPictureUse(`${DRAWING}#crop=0,0,0.5,0.5&focus=0.2,0.3`)).toEqual({
      address: DRAWING,
      focus: { x: 0.2, y: 0.3 },
    });
  });

  it("has no crop where that is the whole picture", () => {
    expect(writePictureUse({ address: PHOTO, crop: { x: 0, y: 0, width: 1, height: 1 } })).toBe(PHOTO);
    expect(readPictureUse(`${PHOTO}#crop=0,0,1,1`)).toEqual({ address: PHOTO });
  });
});

it("gives the focal point within the part that is shown, or the nearest", () => {
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  expect(shownFocus({ address: PHOTO, crop, focus: { x: 0.75, y: 0.25 } })).toEqual({ x: 0.5, y: 0.5 });
  expect(shownFocus({ address: PHOTO, crop, focus: { x: 0.1, y: 0.9 } })).toEqual({ x: 0, y: 1 });
  expect(shownFocus({ address: PHOTO, focus: { x: 0.1, y: 0.9 } })).toEqual({ x: 0.1, y: 0.9 });
});

describe("the code of a crop", () => {
  it("gives the same crop again", () => {
    fc.assert(
      fc.property(crops, (crop) => {
        expect(cropOfCode(cropCode(crop))).toEqual(crop);
      }),
    );
  });

  it.each(["", "0_0_500", "00_0_5000_5000", "6000_0_5000_5000", "0_0_50_5000", "0_0_5000_10001", "a_0_1_1"])(
    "is nothing but what is given for one: not %j",
    (code) => expect(cropOfCode(code)).toBeUndefined(),
  );
});

it("is at least one pixel, and inside the picture", () => {
  expect(cropBox({ x: 0.25, y: 0, width: 0.5, height: 1 }, { width: 1001, height: 40 })).toEqual({
    left: 250,
    top: 0,
    width: 501,
    height: 40,
  });
  fc.assert(
    fc.property(crops, step(1, 5000), step(1, 5000), (crop, width, height) => {
      const box = cropBox(crop, { width, height });
      expect(Math.min(box.width, box.height, box.left + 1, box.top + 1)).toBeGreaterThanOrEqual(1);
      expect([box.left + box.width <= width, box.top + box.height <= height]).toEqual([true, true]);
    }),
  );
});

it("is shown to people who are signed in by an address of the API", () => {
  expect(previewAddress(`${PHOTO}#crop=0.1,0.2,0.5,0.5&focus=0.3,0.4`)).toBe(
    `/api/media/${HASH}/crop?area=1000_2000_5000_5000`,
  );
  expect(previewAddress(`${PHOTO}#focus=0.3,0.4`)).toBe(PHOTO);
  expect(previewAddress("/landing/a.svg#part")).toBe("/landing/a.svg#part");
});
