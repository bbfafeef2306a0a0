import { expect, it } from "vitest";
import { framingChange, pictureText } from "./picture-text.ts";

const PICTURE = `/media/${"a".repeat(64)}.jpg`;
const CROP = `${PICTURE}#crop=0,0,0.5,0.5`;

it.each([
  ["another crop", CROP, `${PICTURE}#crop=0,0,0.6,0.5`, "Crop changed"],
  ["a first crop", PICTURE, CROP, "Crop added"],
  ["no crop any more", CROP, PICTURE, "Crop removed"],
  ["a focal point beside the crop", CROP, `${CROP}&focus=0.2,0.3`, "Focal point added"],
  ["both", PICTURE, `${CROP}&focus=0.2,0.3`, "Crop added, Focal point added"],
  ["another picture", CROP, `/media/${"b".repeat(64)}.jpg`, undefined],
  ["a text", "Before", "After", undefined],
  ["nothing before", null, CROP, undefined],
])("says %s in words", (_case, before, after, words) => {
  expect(framingChange(before, after)).toBe(words);
});

it("shows a picture's address without numbers", () => {
  expect(pictureText(`${CROP}&focus=0.2,0.3`)).toBe(`${PICTURE} (cropped, with a focal point)`);
  expect(pictureText("Step #crop=1")).toBe("Step #crop=1");
  expect(pictureText("A text")).toBe("A text");
});
