import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutPicture, layoutStyle } from "./layout.ts";
import { safeCss } from "./safe-css.ts";

describe("layoutStyle", () => {
  it("turns the options into lengths", () => {
    const layout = { padding: { x: "4", y: "0" }, margin: { x: "auto", y: "12" }, size: { maxWidth: "7xl" } };
    expect(layoutStyle(layout)).toEqual({
      paddingInline: "1rem",
      paddingBlock: "0rem",
      marginInline: "auto",
      marginBlock: "3rem",
      maxWidth: "80rem",
    });
  });

  it("takes numbers for steps, and nothing for nothing", () => {
    expect(layoutStyle({ padding: { x: 8 } })).toEqual({ paddingInline: "2rem" });
    expect([layoutStyle(undefined), layoutStyle({}), layoutStyle({ css: "" })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(["display: inline-block", "width: fit-content", "display: INLINE-FLEX", "max-width: max-content"])(
    "is no container with %s: its content decides on its width",
    (css) => expect(layoutStyle({ css })).toMatchObject({ containerType: "normal" }),
  );

  it("is a container with any other css", () => {
    expect(layoutStyle({ css: "display: flex; width: 50%" })).toEqual({ display: "flex", width: "50%" });
  });

  it.each([[{ padding: { x: "3" } }], [{ margin: { y: "auto" } }], [{ size: { maxWidth: "8xl" } }], ["wide"]])(
    "refuses %j",
    (layout) => expect(() => layoutStyle(layout)).toThrow(/Invalid/),
  );
});

describe("the rules of blocks", () => {
  it("ask for the width of the block, not of the window; the header's and the banner's don't", () => {
    const files = globSync("src/blocks/**/*.{css,tsx}").filter((file) => !/\/(header|banner)\/|\.test\./.test(file));
    const asking = files.filter((file) =>
      /@media[^{]*\bwidth\b|[\s"'`](max-)?(sm|md|lg|xl):/.test(readFileSync(file, "utf8")),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(asking).toEqual([]);
  });
});

describe("layoutPicture", () => {
  it("is the address of the picture, and nothing for none", () => {
    expect(layoutPicture({ background: { image: "/media/a.jpg" } })).toBe("/media/a.jpg");
    expect([undefined, {}, { background: {} }, { background: { image: "" } }].map(layoutPicture)).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it("refuses an address that no picture has", () => {
    expect(() => layoutPicture({ background: { image: "javascript:alert(1)" } })).toThrow("layout.background.image");
  });
});

describe("safeCss", () => {
  it.each([
    ["color: red; padding-top: 2rem", ["color", "padding-top"]],
    ["aspect-ratio: 16 / 9", ["aspect-ratio"]],
    ["/* a; */ color: red; /* b: c */ padding: 1rem/**/2rem /* d", ["color", "padding"]],
    ["background: linear-gradient(90deg, rgb(0 0 0 / 50%), var(--color-brand))", ["background"]],
  ])("keeps %s", (css, properties) => {
    expect(safeCss(css).map(([property]) => property)).toEqual(properties);
  });

  it.each([
    "position: fixed; inset: 0",
    "background: url(https://evil.example/x.png)",
    "background: URL (//evil.example)",
    "background: image-set('x.png' 1x)",
    "color: expression(alert(1))",
    "@import 'x'",
    "color: red } body { display: none",
    "color: re\\64 ; background: u\\72l(x)",
    "/* color: red",
    "background: u/**/rl(x)",
    "po/**/sition: fixed",
    "color: /*/ blue",
    "behavior: url(x)",
    "--own: 1",
    `width: ${"calc(".repeat(50)}1px${")".repeat(50)}`,
    `width: ${"&{".repeat(20_000)}`,
  ])("drops %s", (css) => {
    const kept = safeCss(css);
    expect(kept.filter(([property, value]) => property !== "color" || value !== "red")).toEqual([]);
  });

  it("accepts nothing but plain values of allowed properties", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.constantFrom("color", "background", "width"), (value, property) => {
        for (const [, kept] of safeCss(`${property}: ${value}`)) expect(kept).toMatch(/^[-\w\s#%.,()+*/]+$/);
      }),
    );
  });
});
