import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Canvas } from "./canvas.ts";
import { drawShare, layOutShare, type Area, type SharePicture } from "./draw-share.ts";
import type { Polygon } from "./flatten-path.ts";
import { drawableText, loadFace, widthOf } from "./outline-text.ts";
import { wrapTitle } from "./wrap-title.ts";

const colours = {
  paper: "#faf7f1",
  ink: "#17202b",
  soft: "#475260",
  brand: "#0d5a52",
  onBrand: "#ffffff",
  tint: "#dfece7",
  accent: "#f0a83a",
};

const picture = (changes: Partial<SharePicture> = {}): SharePicture => ({
  title: "Reports that families read",
  author: "Inés Okafor",
  siteName: "Example",
  isShippedName: false,
  face: "fraunces",
  colours,
  ...changes,
});

const WIDTH = 1040;
const face = await loadFace("fraunces");
const lines = (title: string) => wrapTitle(face, title, WIDTH).lines;

describe("a share picture", () => {
  it("is 1200 by 630 pixels of paper, with the title in the text's colour", { tags: ["slow"] }, async () => {
    const { pixels, width, height } = await drawShare(picture());
    expect([width, height, pixels.length]).toEqual([1200, 630, 1200 * 630 * 3]);
    const counts = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 3) {
      const colour = Buffer.from(pixels.subarray(at, at + 3)).toString("hex");
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    expect(counts.get("faf7f1")).toBeGreaterThan(600_000);
    expect(counts.get("17202b")).toBeGreaterThan(10_000);
    expect(counts.get("0d5a52")).toBeGreaterThan(19_000);
  });

  it("draws the same as ever: a change needs another number in share-picture.ts", async () => {
    const drawn = JSON.stringify(await layOutShare(picture()));
    expect(createHash("sha256").update(drawn).digest("hex").slice(0, 8)).toBe("3ab525bc");
  });

  it.each(["日本語のタイトル", "تقارير", "", "🎉"])("shows the site's name instead of the title %j", async (title) => {
    expect(await layOutShare(picture({ title }))).toEqual(await layOutShare(picture({ title: "日" })));
    const named = await layOutShare(picture({ title: "Example" }));
    const large = (areas: Area[]) => areas.find(({ colour }) => colour === colours.ink);
    expect(large(await layOutShare(picture({ title })))).toEqual(large(named));
  });

  it("has its mark where no text can be drawn", async () => {
    const blank = { title: "日本", siteName: "日本", author: "日本" };
    expect((await layOutShare(picture(blank))).map(({ colour }) => colour)).toEqual([
      colours.brand,
      colours.brand,
      colours.onBrand,
      colours.tint,
      colours.accent,
    ]);
  });
});

describe("an area", () => {
  const shade = (canvas: Canvas, x: number, y: number) => canvas.pixels[(y * canvas.width + x) * 3];

  it("has smooth edges and holes, and is cut off at the edge", () => {
    const canvas = new Canvas(10, 10, "#ffffff");
    const box = (from: number, to: number): Polygon => [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ];
    canvas.paint([box(1, 8.5), box(3, 5).toReversed()], "#000000");
    expect([shade(canvas, 2, 2), shade(canvas, 3, 3), shade(canvas, 8, 4), shade(canvas, 9, 4)]).toEqual([
      0, 255, 128, 255,
    ]);
    canvas.paint([box(-5, 2)], "#ff0000");
    expect([shade(canvas, 0, 0), shade(canvas, 1, 1), shade(canvas, 2, 2)]).toEqual([255, 255, 0]);
    expect(() => canvas.paint([box(-50, 500)], "#00ff00")).not.toThrow();
  });

  it("covers half of the pixels that a slanted edge crosses", () => {
    const canvas = new Canvas(9, 8, "#000000");
    canvas.paint(
      [
        [
          [0, 0],
          [8, 8],
          [0, 8],
        ],
      ],
      "#ffffff",
    );
    expect([shade(canvas, 4, 4), shade(canvas, 3, 4), shade(canvas, 5, 4)]).toEqual([128, 255, 0]);
  });
});

describe("the text of a share picture", () => {
  it.each([
    ["Łódź – ¿qué?", "Łódź – ¿qué?"],
    ["Party 🎉 time\n\tnow", "Party time now"],
    ["Ｗｉｄｅ ạ", "Wide a"],
    ["日本", undefined],
    ["Mix 日", undefined],
    ["", undefined],
  ])("of %j is %j", (text, drawn) => {
    expect(drawableText(face, text)).toBe(drawn);
  });

  it("is in lines of about the same length, at most four, with an ellipsis where it is longer", () => {
    expect(lines("Short")).toEqual(["Short"]);
    expect(lines("Reports that families read").map((line) => line.split(" ").length)).toEqual([2, 2]);
    const long = lines("word ".repeat(200).trim());
    expect([long.length, long.at(-1)?.endsWith("…")]).toEqual([4, true]);
    for (const title of ["x".repeat(500), "word ".repeat(200), "W".repeat(60)]) {
      const { lines: wrapped, size } = wrapTitle(face, title.trim(), WIDTH);
      expect(wrapped.length).toBeLessThanOrEqual(4);
      for (const line of wrapped) expect((widthOf(face, line) * size) / 1000).toBeLessThanOrEqual(WIDTH);
    }
  });
});
