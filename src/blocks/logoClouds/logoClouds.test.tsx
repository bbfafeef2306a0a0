import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { CELL_WIDTH, intoStrips, planStrip, SPEEDS, WINDOW_WIDTH } from "./strips.ts";

const draw = (content: object) => renderBlocks([{ logoClouds: content }]).html;
const count = (html: string, part: string) => html.split(part).length - 1;

describe("planStrip", () => {
  it("moves at the given speed, without a gap, and repeats no more than it must", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.constantFrom(...SPEEDS), (logos, speed) => {
        const { copies, seconds } = planStrip(logos, speed);
        const round = copies * logos * CELL_WIDTH;
        expect(Math.abs(round / seconds - speed)).toBeLessThan(0.1);
        expect(round).toBeGreaterThanOrEqual(WINDOW_WIDTH);
        expect(round - logos * CELL_WIDTH).toBeLessThan(WINDOW_WIDTH);
      }),
    );
  });

  it("gives the two speeds of the specification", () => expect(SPEEDS).toEqual([30, 40]));
});

describe("intoStrips", () => {
  it("puts a logo without a row into the first strip and leaves no empty strip", () => {
    expect(intoStrips([{ alt: "a" }, { alt: "b", row: 2 }, { alt: "c", row: 1 }])).toEqual([
      [{ alt: "a" }, { alt: "c", row: 1 }],
      [{ alt: "b", row: 2 }],
    ]);
    expect(intoStrips([{ alt: "b", row: 2 }])).toHaveLength(1);
  });
});

describe("the scroll style", () => {
  const html = draw(defaults);

  it("draws two strips that run against each other and slow down under the pointer, with one switch", () => {
    expect(count(html, 'data-on-hover="slow"')).toBe(2);
    expect(count(html, "marquee-reverse")).toBe(1);
    expect(count(html, 'type="checkbox"')).toBe(1);
  });

  it("draws every logo of the shipped row alike: its mark from the same sheet, with its name in type", () => {
    const sheet = readFileSync(join(import.meta.dirname, "../../../public/landing/marks.svg"), "utf8");
    for (const { src = "", name, row } of defaults.logos) {
      expect(sheet).toContain(`<view id="${src.replace("/landing/marks.svg#", "")}"`);
      expect(Boolean(name)).toBe(row === 1);
    }
  });

  it("says each logo once: every repeat is hidden and inert", () => {
    const repeats = count(html, '<div class="marquee-half" aria-hidden="true" inert="">');
    expect(count(html, "marquee-half")).toBe(repeats + 2);
    expect(count(html.replaceAll(/aria-hidden="true" inert="">.*?<\/ul>/gs, ""), 'alt="HIPAA: health records"')).toBe(
      1,
    );
  });
});

describe("a logo", () => {
  const logo = (fields: object) => draw({ style: "simple", logos: [fields] });

  it("without an image appears as its name in type", () => {
    expect(logo({ name: "OpenAI" })).toContain(">OpenAI</span>");
    expect(logo({ alt: "Cohere" })).toContain(">Cohere</span>");
  });

  it("doesn't say its name twice when the name is beside it", () => {
    expect(logo({ src: "/a.svg", alt: "Acme", name: "Acme" })).toMatch(/alt="".*>Acme<\/span>/s);
    expect(logo({ src: "/a.svg", alt: "Acme" })).toContain('alt="Acme"');
  });

  it("with a picture for dark mode is rendered twice, both loaded lazily", () => {
    const html = logo({ src: "/light.svg", srcDark: "/dark.svg", alt: "Acme" });
    expect(html).toMatch(/src="\/light\.svg"[^>]*loading="lazy"[^>]*logo-light/);
    expect(html).toMatch(/src="\/dark\.svg"[^>]*loading="lazy"[^>]*logo-dark/);
  });

  it("with only a dark picture shows it always", () => {
    const html = logo({ srcDark: "/dark.svg", alt: "Acme" });
    expect(html).toContain("/dark.svg");
    expect(html).not.toContain("logo-dark");
  });

  it("links where it has an address, and renders nothing when it is empty", () => {
    expect(logo({ name: "Acme", href: "https://acme.example" })).toContain('href="https://acme.example"');
    expect(logo({})).not.toContain("<ul");
  });
});

it("is a section without a name when it has no headline", () => {
  expect(draw({ logos: [{ name: "Acme" }] })).toMatch(/<section class/);
  expect(draw({ headline: "Partners", logos: [] })).toMatch(/<section aria-labelledby/);
});
