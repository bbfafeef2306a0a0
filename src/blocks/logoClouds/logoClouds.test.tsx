import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { CELL_WIDTH, intoStrips, planStrip, SPEEDS, WINDOW_WIDTH } from "./strips.ts";

const draw = (content: object) => queryHtml(renderBlocks([{ logoClouds: content }]).html);

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
  const { all } = draw(defaults);

  it("renders two strips that move in opposite directions and slow down under the pointer, with one switch", () => {
    expect(all("[data-on-hover=slow]")).toHaveLength(2);
    expect(all("[data-on-hover=slow] .marquee-reverse")).toHaveLength(1);
    expect(all("input[type=checkbox][aria-label^=Pause]")).toHaveLength(1);
  });

  it("takes every shipped logo from the same sheet, those of the first row with their name in type", () => {
    const sheet = readFileSync(join(import.meta.dirname, "../../../public/landing/marks.svg"), "utf8");
    for (const { src = "", name, row } of defaults.logos) {
      expect(sheet).toContain(`<view id="${src.replace("/landing/marks.svg#", "")}"`);
      expect(Boolean(name)).toBe(row === 1);
    }
  });

  it("exposes each logo once: every repeat is hidden and inert", () => {
    const repeats = all("[aria-hidden=true][inert] ul");
    const said = all("[data-on-hover=slow] ul").filter((list) => !repeats.includes(list));
    expect(said).toHaveLength(2);
    expect(said.flatMap((list) => queryHtml(list).all('img[alt="HIPAA: health records"]'))).toHaveLength(1);
  });
});

describe("a logo", () => {
  const logo = (fields: object) => draw({ style: "simple", logos: [fields] });

  it("without an image appears as its name in type", () => {
    expect(logo({ name: "OpenAI" }).texts("li")).toEqual(["OpenAI"]);
    expect(logo({ alt: "Cohere" }).texts("li")).toEqual(["Cohere"]);
  });

  it("doesn't say its name twice when the name is beside it", () => {
    const named = logo({ src: "/a.svg", alt: "Acme", name: "Acme" });
    expect([named.values("li img", "alt"), named.texts("li")]).toEqual([[""], ["Acme"]]);
    const picture = logo({ src: "/a.svg", alt: "Acme" });
    expect([picture.values("li img", "alt"), picture.texts("li")]).toEqual([["Acme"], [""]]);
  });

  it("with a picture for dark mode is rendered twice, both loaded lazily", () => {
    const { values } = logo({ src: "/light.svg", srcDark: "/dark.svg", alt: "Acme" });
    expect(values("li img[loading=lazy].logo-light", "src")).toEqual(["/light.svg"]);
    expect(values("li img[loading=lazy].logo-dark", "src")).toEqual(["/dark.svg"]);
  });

  it("with only a dark picture shows it always", () => {
    const { all, values } = logo({ srcDark: "/dark.svg", alt: "Acme" });
    expect(values("li img", "src")).toEqual(["/dark.svg"]);
    expect(all(".logo-light, .logo-dark")).toEqual([]);
  });

  it("links where it has an address, and renders nothing when it is empty", () => {
    expect(logo({ name: "Acme", href: "https://acme.example" }).values("li a", "href")).toEqual([
      "https://acme.example",
    ]);
    expect(logo({}).all("ul")).toEqual([]);
  });
});

describe("styles with more than rows of logos", () => {
  const twelve = Array.from({ length: 12 }, (_none, index) => ({
    name: `Company ${index + 1} ${"of many words ".repeat(9)}`,
  }));
  const rest = { quote: { text: "It works.", name: "Ana", role: "Director", sample: true } };

  it.each(["tiles", "quote", "stats"])(
    "%s: shows each logo once, however many there are and however long their names",
    (style) => {
      for (const logos of [twelve.slice(0, 1), twelve]) {
        const { texts, all } = draw({ style, logos });
        expect(texts("li")).toEqual(logos.map(({ name }) => name.trim()));
        expect(all("figure, dl, h2")).toEqual([]);
      }
      expect(draw({ style, headline: "Partners", logos: [{}] }).texts("h2, ul")).toEqual(["Partners"]);
    },
  );

  it("quote: says who spoke, and that a sample is one; no other style shows it", () => {
    const { texts } = draw({ style: "quote", logos: twelve, ...rest });
    expect(texts("figure > blockquote, figcaption > *")).toEqual(["It works.", "Ana", "Director", "Sample"]);
    expect(draw({ style: "quote", quote: { text: "", name: "Ana" } }).all("figure")).toEqual([]);
    expect(draw({ style: "tiles", logos: twelve, ...rest }).all("figure")).toEqual([]);
  });

  it("stats: each figure comes with what it counts; empty ones are left out", () => {
    const figures = [
      { value: "25 min", label: "a report" },
      { value: "", label: "" },
    ];
    const { texts } = draw({ style: "stats", logos: twelve, figures });
    expect([texts("dl > div > dt"), texts("dl > div > dd")]).toEqual([["a report"], ["25 min"]]);
  });
});

it("is a section without a name when it has no headline", () => {
  expect(draw({ logos: [{ name: "Acme" }] }).values("section", "aria-labelledby")).toEqual([undefined]);
  const named = draw({ headline: "Partners", logos: [] });
  expect(named.texts(`#${named.values("section", "aria-labelledby").join()}`)).toEqual(["Partners"]);
});
