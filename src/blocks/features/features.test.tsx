import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { DEMO_HEADLINE, defaults } from "./defaults.ts";
import { CLICK_LOCK_MS, hoverLock } from "./hover-lock.ts";
import { schema } from "./schema.ts";

const PUBLIC = join(import.meta.dirname, "../../../public");
const STYLES = ["cards", "list", "groups"];
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
    expect(html).toContain('src="/mark.svg"');
    expect(html).toMatch(/<a href="\/own" target="_blank" rel="noopener"[^>]*>Read on/);
  });

  it("has the icon CircleDot when it has none (spec 9)", () => {
    expect(draw({ style, ...one({}) })).toContain("#CircleDot");
    expect(draw({ style, ...one({ icon: "Bot" }) })).not.toContain("#CircleDot");
  });

  it("counts clicks on links in its category (spec 7)", () => {
    const category = style === "groups" ? "feature-groups" : "features";
    const html = draw({ style, cta: [{ text: "Go", href: "/go" }], ...one({ link: LINK }) });
    for (const href of ["/own", "/go"])
      expect(html).toMatch(new RegExp(`<a href="${href}"[^>]*data-track="${category}"`));
    expect(html).not.toContain(`data-track="${style === "groups" ? "features" : "feature-groups"}"`);
  });

  it("leads nowhere when it is disabled, and says why or that it is not available", () => {
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
      const link = `<a href="${href}"`;
      expect(draw({ ...defaults, style })).toContain(link);
      const other = draw({ ...defaults, style, headline: "Our own tools" });
      expect(other).not.toContain(link);
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

  it.each(STYLES)("may be inline SVG, of which only the drawing is left: %s", (style) => {
    const html = draw({ style, ...one({ img: SVG, imgAlt: "A line" }) });
    expect(html).toMatch(/<div role="img" aria-label="A line"[^>]*><svg[^>]*><path d="M0 0h4"/);
    expect(html).not.toMatch(/alert|onload/);
  });

  it("may be inline SVG in a logo too", () => {
    expect(draw(one({ logos: { title: "", items: [{ img: SVG }] } }))).toContain('<path d="M0 0h4"');
  });

  it.each(["/own.svg", "https://cdn.example/a.png"])("may be the address %s", (img) => {
    expect(draw(one({ img, imgAlt: "A page" }))).toMatch(new RegExp(`<img src="${img}" alt="A page"`));
  });

  it.each(["<p>no drawing</p>", "<svg", "javascript:alert(1)"])("that is %s says that there is none", (img) => {
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

  it("of the shipped content is there, and every one is described or plain decoration", () => {
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
    const html = draw({ style: "groups", items });
    expect(html).toMatch(
      /<span class="feature-tab" data-disabled="">.*Off.*<\/span>.*<a href="#[^"]+" class="feature-tab"/s,
    );
    const targets = [...html.matchAll(/<a href="#([^"]+)" class="feature-tab"/g)].map(([, id]) => id);
    const panels = [...html.matchAll(/<div id="([^"]+)" class="feature-drawer"( data-selected="true")?/g)];
    expect(panels.map(([, id, selected]) => [id, Boolean(selected)])).toEqual([
      [targets[0], true],
      [targets[1], false],
    ]);
    expect(html).not.toContain('role="tab');
  });

  it("has its own panels in every block of a page", () => {
    const block = { features: { style: "groups", headline: "Tools", items } };
    const ids = renderBlocks([block, block]).html.match(/<div id="[^"]+" class="feature-drawer"/g) ?? [];
    expect(new Set(ids).size).toBe(4);
  });

  it("counts the selection of a feature by its name and place, and nothing for a disabled one", () => {
    const tracked = draw({ style: "groups", items }).match(/data-track="[^>]*/g);
    expect(tracked).toEqual([
      'data-track="feature-groups" data-track-label="First" data-track-value="2"',
      'data-track="feature-groups" data-track-label="Second" data-track-value="3"',
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

describe("the copy around", () => {
  const copy = { topText: { text: "Above" }, bottomText: { text: "Below" }, cta: [{ text: "Go", href: "/go" }] };

  it.each([
    ["left", "mt-10"],
    ["center", "mt-10 justify-center"],
    ["right", "mt-10 justify-end"],
  ])("is aligned %s", (position, classes) => {
    const html = draw({ ...copy, position, items: defaults.items });
    expect(html).toMatch(/Above.*<h2.*Below/s);
    expect(html).toContain(`gap-3 ${classes}"`);
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
