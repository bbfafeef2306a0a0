import { describe, expect, it } from "vitest";
import type { FieldSpec } from "./field-spec.ts";
import { altChange } from "./replace-picture.ts";

const PHOTO = `/media/${"a".repeat(64)}.jpg`;
const OTHER = `/media/${"b".repeat(64)}.jpg`;
const spec: FieldSpec = {
  name: "image",
  label: "Image",
  isOptional: true,
  control: "image",
  alt: { name: "imageAlt", isVersion: false },
};
const block = { hero: { image: `${PHOTO}#focus=0.1,0.2`, imageAlt: "Hills" } };
const changed = (url: string, alt = "") => altChange(block, spec, ["hero", "image"], { url, alt });

describe("the alt text of a picture", () => {
  it("stays with another crop or focal point, which show the same picture", () => {
    expect(changed(`${PHOTO}#crop=0,0,0.5,0.5`)).toEqual([]);
    expect(changed(PHOTO, "Said in the library")).toEqual([]);
  });

  it("goes with the picture", () => {
    expect(changed(OTHER)).toEqual([{ path: ["hero", "imageAlt"], value: null }]);
    expect(changed(OTHER, "A lake")).toEqual([{ path: ["hero", "imageAlt"], value: "A lake" }]);
  });
});
