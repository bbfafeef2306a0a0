import { describe, expect, it } from "vitest";
import { findPicture } from "./find-picture.ts";

describe("findPicture", () => {
  it.each([
    ["its own, where it is known", { src: "/a.webp", width: 300, height: 400 }, 0.75],
    ["a screen's, where only its width is known", { src: "/a.webp", width: 300 }, 16 / 9],
    ["a screen's, where nothing is known", { src: "/a.webp" }, 16 / 9],
  ])("has a ratio: %s", (_case, found, ratio) => {
    expect(findPicture("/a.webp", () => found)).toEqual({ safe: "/a.webp", found, ratio });
  });

  it("asks for no picture at an address that isn't one", () => {
    const image = () => expect.unreachable();
    expect(findPicture("javascript:alert(1)", image)).toMatchObject({ safe: "", found: { src: "" } });
  });
});
