import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { attributeOf, queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { DEMO_HEADLINE, defaults } from "./defaults.ts";
import { CLICK_LOCK_MS, hoverLock } from "./hover-lock.ts";
import { schema } from "./schema.ts";

const PUBLIC = join(import.meta.dirname, "../../../public");
const STYLES = schema.shape.style.options;
const WITH_PICTURES = STYLES.filter((style) => style !== "icons" && style !== "figures");
const LINK = { text: "Read on", href: "/own", target: "_blank" };

function render(content: object, locale: "en" | "es" = "en") {
  return renderBlocks([{ features: { headline: "Tools", ...content } }], { locale });
}

const draw = (content: object) => render(content).html;
const one = (item: object) => ({ items: [{ name: "Notes", ...item }] });

describe.each(STYLES)("a feature in the style %s", (style) => {
  it("shows name, description, highlight, sub-features, logos and its link", () => {
    const html = draw({
      style,
      ...one({
        description: "What it does",
        highlight: "New",
        subFeatures: [{ name: "Part", description: "Of the whole" }],
        logos: { title: "Works with", items: [{ name: "Acme" }, { img: "/mark.svg" }] },
        link: LINK,
      }),
    });
    for (const text of ["Notes", "What it does", "New", "Part", "Of the whole", "Works with", "Acme"]) {
      expect(html).toContain(`>${text}`);
    }
    const { all, values } = queryHtml(html);
    expect(values("li img", "src")).toContain("/mark.svg");
    expect(all("a[href='/own'][target=_blank][rel=noopener]", /^Read on/)).toHaveLength(1);
  });

  it("has the icon CircleDot when it has none (spec 9)", () => {
    expect(draw({ style, ...one({}) })).toContain("#CircleDot");
    expect(draw({ style, ...one({ icon: "Bot" }) })).not.toContain("#CircleDot");
  });

  it("counts clicks on links in its category (spec 7)", () => {
    const category = style === "groups" ? "feature-groups" : "features";
    const { values } = queryHtml(draw({ style, cta: [{ text: "Go", href: "/go" }], ...one({ link: LINK }) }));
    for (const href of ["/own", "/go"]) expect(values(`a[href='${href}']`, "data-track")).toEqual([category]);
    expect(new Set(values("[data-track]", "data-track"))).toEqual(new Set([category]));
  });

  it("has no link when it is disabled, and says why or that it is not available", () => {
    const html = draw({ style, ...one({ disabled: true, link: LINK }) });
    expect(html).not.toContain("/own");
    expect(html).toContain(">Not available<");
    const explained = draw({ style, ...one({ disabled: true, highlight: "Coming later" }) });
    expect(explained).toContain(">Coming later<");
    expect(explained).not.toContain("Not available");
  });

  it.each([
    ["en", "No features"],
    ["es", "No hay funciones"],
  ] as const)("says in %s that there is none: %s (spec 8)", (locale, text) => {
    for (const items of [[], [{}]]) {
      const { html, errors } = render({ style, items }, locale);
      expect(html).toContain(`>${text}</p>`);
      expect(html).not.toContain("data-enhance");
      expect(errors).toEqual([]);
    }
  });
});

describe("demo links", () => {
  const links = defaults.items.flatMap(({ link }) => link ?? []);

  it.each(STYLES)("are shown under the demo headline and under no other (spec 2): %s", (style) => {
    expect(links.length).toBeGreaterThan(0);
    for (const { text, href } of links) {
      const leading = (html: string) => queryHtml(html).all(`main a[href='${href}']`);
      expect(leading(draw({ ...defaults, style }))).not.toEqual([]);
      const other = draw({ ...defaults, style, headline: "Our own tools" });
      expect(leading(other)).toEqual([]);
      expect(other).not.toContain(text);
    }
  });

  it("are the default content's, whose headline is the demo headline", () => {
    expect(defaults.headline).toBe(DEMO_HEADLINE);
  });

  it("are not the links that people write themselves, wherever they lead", () => {
    const [demo] = links;
    expect(draw(one({ link: LINK }))).toContain('href="/own"');
    expect(draw(one({ link: { ...demo, text: "Our words" } }))).toContain(`href="${demo?.href}"`);
  });
});

describe("a picture", () => {
  const SVG = '<svg viewBox="0 0 4 4" onload="alert(1)"><script>alert(1)</script><path d="M0 0h4"/></svg>';

  it.each(WITH_PICTURES)("may be inline SVG, of which only the drawing is left: %s", (style) => {
    const html = draw({ style, ...one({ img: SVG, imgAlt: "A line" }) });
    expect(queryHtml(html).all("[role=img][aria-label='A line'] > svg > path[d='M0 0h4']")).toHaveLength(1);
    expect(html).not.toMatch(/alert|onload/);
  });

  it("may be inline SVG in a logo too", () => {
    expect(draw(one({ logos: { title: "", items: [{ img: SVG }] } }))).toContain('<path d="M0 0h4"');
  });

  it.each(["/own.svg", "https://cdn.example/a.png"])("may be the address %s", (img) => {
    expect(queryHtml(draw(one({ img, imgAlt: "A page" }))).values("img[alt='A page']", "src")).toEqual([img]);
  });

  it.each(["<p>no drawing</p>", "<svg", "javascript:alert(1)"])("%s shows that there is no image", (img) => {
    const html = draw(one({ img }));
    expect(html).toContain("No image provided");
    expect(html).not.toMatch(/no drawing|javascript/);
  });

  it.each([
    ["/own.svg", true],
    [SVG, true],
    [` \n${SVG}`, true],
    ["", true],
    ["javascript:alert(1)", false],
    ["data:image/svg+xml,<svg/>", false],
    ["own.svg", false],
  ])("%j may be stored: %s", (img, isStored) => {
    const content = { style: "cards", headline: "Tools", ...one({ img, description: "" }) };
    expect(schema.safeParse(content).success).toBe(isStored);
  });

  it("of the shipped content exists and has a description", () => {
    const files = defaults.items.filter(({ img }) => img?.startsWith("/"));
    expect(files.length).toBeGreaterThan(3);
    for (const { img = "", imgAlt } of files) {
      expect(readFileSync(join(PUBLIC, img), "utf8")).toContain('viewBox="0 0 640 360"');
      expect(imgAlt).toBeTruthy();
    }
  });
});

describe("groups", () => {
  const items = [{ name: "Off", disabled: true }, { name: "First" }, { name: "Second" }];

  it("names every feature and has a panel for each that can be selected, the first of them selected", () => {
    const { all, texts, values } = queryHtml(draw({ style: "groups", items }));
    expect(texts("li")).toEqual(["Off Not available", "First", "Second"]);
    expect(texts("li > [data-disabled]:not(a)")).toEqual(["Off Not available"]);
    const targets = values("li > a", "href");
    const panels = targets.map((target) => texts(`${target} h3`).join());
    expect(panels).toEqual(["First", "Second"]);
    expect(values("[data-selected]", "id").map((id) => `#${id}`)).toEqual([targets[0]]);
    expect(all("[role^=tab]")).toEqual([]);
  });

  it("has its own panels in every block of a page", () => {
    const block = { features: { style: "groups", headline: "Tools", items } };
    const { all, values } = queryHtml(renderBlocks([block, block]).html);
    const targets = new Set(values("li > a", "href"));
    expect(targets.size).toBe(4);
    for (const target of targets) expect(all(`${target} h3`)).toHaveLength(1);
  });

  it("counts the selection of a feature by its name and position, and nothing for a disabled one", () => {
    const tracked = queryHtml(draw({ style: "groups", items })).all("[data-track]");
    const events = tracked.map((link) =>
      ["", "-label", "-value"].map((part) => attributeOf(link, `data-track${part}`)),
    );
    expect(events).toEqual([
      ["feature-groups", "First", "2"],
      ["feature-groups", "Second", "3"],
    ]);
  });

  it.each([
    ["en", "No feature selected"],
    ["es", "No hay ninguna función seleccionada"],
  ] as const)("says in %s that nothing is selected when nothing can be: %s (spec 8)", (locale, text) => {
    const off = items.map((item) => ({ ...item, disabled: true }));
    expect(render({ style: "groups", items: off }, locale).html).toContain(`>${text}</p>`);
    expect(render({ style: "groups", items }, locale).html).not.toContain(text);
  });
});

describe("figures", () => {
  it("shows each feature's figure, and the icon of one that has none; other styles show no figure", () => {
    const items = [
      { name: "Notes", figure: "5 lines", icon: "Bot" },
      { name: "Drafts", icon: "Check" },
    ];
    const { texts, all } = queryHtml(draw({ style: "figures", items }));
    expect(texts("li > p:first-child")).toEqual(["5 lines", ""]);
    expect(all("li use[href$='#Check']")).toHaveLength(1);
    expect(all("li use[href$='#Bot']")).toHaveLength(0);
    for (const style of STYLES.filter((other) => other !== "figures"))
      expect(draw({ style, items })).not.toContain("5 lines");
  });
});

describe("beside", () => {
  it("has all the copy on the heading's side, before the features", () => {
    const content = { ...one({ description: "What it does" }), bottomText: { text: "Below" } };
    const { texts } = queryHtml(draw({ style: "beside", ...content, position: "right" }));
    expect(texts("section > div > :is(div, ul)")).toEqual([
      expect.stringMatching(/^Tools.*Below$/),
      expect.stringContaining("What it does"),
    ]);
  });
});

describe("the copy around", () => {
  const copy = { topText: { text: "Above" }, bottomText: { text: "Below" }, cta: [{ text: "Go", href: "/go" }] };

  it.each([
    ["left", ":not(.justify-center, .justify-end)"],
    ["center", ".justify-center"],
    ["right", ".justify-end"],
  ])("is aligned %s", (position, row) => {
    const page = queryHtml(draw({ ...copy, position, items: defaults.items }));
    expect(textOf(page.one("main"))).toMatch(/^Above.*Tools.*Below$/);
    expect(page.texts("h2")).toEqual(["Tools"]);
    expect(page.texts(`${row} > a[href='/go']`)).toEqual(["Go"]);
  });
});

describe("the lock of a click", () => {
  it("holds for 2 seconds after the last click (spec 9)", () => {
    let now = 0;
    const lock = hoverLock(() => now);
    expect(CLICK_LOCK_MS).toBe(2000);
    expect(lock.isClosed()).toBe(false);
    lock.close();
    now = 1999;
    expect(lock.isClosed()).toBe(true);
    lock.close();
    now = 3998;
    expect(lock.isClosed()).toBe(true);
    now = 3999;
    expect(lock.isClosed()).toBe(false);
  });
});
