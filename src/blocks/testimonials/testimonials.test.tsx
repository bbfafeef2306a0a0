import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate } from "#shared";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { scrollSeconds } from "./scroll-seconds.ts";

const STYLES = schema.shape.style.options;
const LONG = "word ".repeat(80).trim();
const REVIEWS = { templateId: "template-1", businessUnitId: "unit-1", href: "https://www.trustpilot.com/review/x" };
const SERVICE = "https://widget.trustpilot.com";

function render(content: object, locale: "en" | "es" = "en") {
  return renderBlocks([{ testimonials: { headline: "Voices", ...content } }], { locale });
}

function people(count: number, quote = "Good.") {
  return Array.from({ length: count }, (_none, index) => ({ name: `Person ${index + 1}`, quote }));
}

describe("scroll", () => {
  it.each([
    [1, 20],
    [3, 20],
    [4, 40],
    [12, 40],
    [13, 100],
    [40, 100],
  ])("with %i testimonials one round takes %i s (spec 9)", (count, seconds) => {
    expect(scrollSeconds(count)).toBe(seconds);
    expect(render({ style: "scroll", items: people(count) }).html).toContain(`--seconds:${seconds}s`);
  });

  it("pauses under the pointer", () => {
    expect(render({ style: "scroll", items: people(4) }).html).toContain('data-on-hover="pause"');
  });
});

describe("a long quote", () => {
  it.each(["simple", "scroll"])("%s: can be opened without a script", (style) => {
    const { all, one } = queryHtml(render({ style, items: people(1, LONG) }).html);
    expect(textOf(one("figure blockquote"))).toContain(LONG);
    expect(all("label:has(> input[type=checkbox])", /^Read more.*Read less.*Person 1$/)).toHaveLength(1);
    expect(textOf(one("figcaption"))).toBe("Person 1");
  });

  it("has no switch when it is short", () => {
    const { html } = render({ style: "simple", items: people(1) });
    expect(html).not.toContain("line-clamp");
    expect(html).not.toContain("checkbox");
  });
});

describe("carousel", () => {
  it("has arrows, a position and named slides", () => {
    const { html } = render({ style: "carousel", items: people(3) });
    const { all, values } = queryHtml(html);
    expect(values("[aria-roledescription=slide]", "aria-label")).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
    expect(all("button[aria-label=Previous][aria-disabled=true]")).toHaveLength(1);
    expect(all("button[aria-label=Next]:not([aria-disabled=true])")).toHaveLength(1);
  });

  it("shows a single testimonial without arrows", () => {
    const { html } = render({ style: "carousel", items: people(1) });
    expect(html).toContain("Person 1");
    expect(html).not.toContain("aria-roledescription");
    expect(html).not.toContain("<button");
  });
});

it.each(STYLES)("%s: the question is rendered only together with its answer", (style) => {
  const asked = { style, items: people(2), faqQuestion: "Are they real?" };
  const { texts } = queryHtml(render({ ...asked, faqAnswer: "They are samples." }).html);
  expect(texts("details > summary, details > p")).toEqual(["Are they real?", "They are samples."]);
  expect(render(asked).html).not.toContain("Are they real?");
});

describe.each(STYLES)("the style %s", (style) => {
  it.each([1, 2, 12])("has every one of %i quotes in full, with its person and company", (count) => {
    const items = people(count, LONG).map((item, index) => Object.assign(item, { company: `Company ${index + 1}` }));
    const { one, texts } = queryHtml(render({ style, items }).html);
    expect(texts("figure blockquote")).toEqual(items.map(() => LONG));
    const all = textOf(one("main"));
    for (const { name, company } of items) expect([name, company].filter((text) => !all.includes(text))).toEqual([]);
  });

  it("renders only the headline without quotes, and no empty parts without their texts", () => {
    expect(queryHtml(render({ style, items: [] }).html).texts("main :is(h2, li, figure)")).toEqual(["Voices"]);
    expect(queryHtml(render({ style, items: [{ name: "Ana" }] }).html).all("blockquote, strong, img, h3")).toEqual([]);
  });
});

describe("wall", () => {
  it("has its first quote on a dark card", () => {
    expect(queryHtml(render({ style: "wall", items: people(3) }).html).texts(".scheme-dark figcaption")).toEqual([
      "Person 1",
    ]);
  });
});

describe("spotlight", () => {
  it("shows the first person's portrait in large and the others' beside their names", () => {
    const items = people(3).map((item, index) => Object.assign(item, { avatar: `/${index + 1}.webp` }));
    const { values } = queryHtml(render({ style: "spotlight", items }).html);
    expect(values(".quote-portrait img", "src")).toEqual(["/1.webp"]);
    expect(values("figcaption img", "src")).toEqual(["/2.webp", "/3.webp"]);
  });
});

describe("results", () => {
  it("shows a company's logo instead of its name, once, and the figure with what it counts", () => {
    const item = { name: "Ana", quote: "Good.", company: "Acme", figure: "25 min", figureLabel: "a report" };
    const draw = (more: object) => queryHtml(render({ style: "results", items: [{ ...item, ...more }] }).html);
    expect(draw({}).texts("h3, strong, strong + span")).toEqual(["Acme", "25 min", "a report"]);
    expect(draw({}).texts("figcaption")).toEqual(["Ana"]);
    expect(draw({ companyUrl: "https://acme.example" }).values("h3 > a", "href")).toEqual(["https://acme.example"]);
    const withLogo = draw({ logoLightMode: "/acme.svg" });
    expect(withLogo.texts("h3")).toEqual([]);
    expect(withLogo.values("li img", "src")).toEqual(["/acme.svg"]);
  });
});

describe("video", () => {
  it("asks no host before the click, and admits the players of this style only", () => {
    const items = [{ name: "Ana", quote: "Good.", video: "https://youtu.be/abcdefghijk" }, ...people(1)];
    const { html, csp } = render({ style: "video", items });
    expect(queryHtml(html).all("iframe[data-src]:not([src])")).toHaveLength(1);
    expect(queryHtml(html).all("button[aria-label='Play video: Ana']")).toHaveLength(1);
    expect(csp).toContain("frame-src 'self' https://www.youtube-nocookie.com");
    expect(render({ style: "wall", items }).csp).not.toContain("youtube");
  });
});

describe("a person", () => {
  const full = {
    name: "Ana",
    quote: "Good.",
    role: "Director",
    company: "Acme",
    companyUrl: "https://acme.example",
    personalWebsite: "https://ana.example",
    quoteUrl: "https://post.example",
    createdAt: "2026-01-31T23:30:00Z",
    logoLightMode: "/light.svg",
    logoDarkMode: "/dark.svg",
  };

  it.each([
    ["en", "January 31, 2026"],
    ["es", "31 de enero de 2026"],
  ] as const)("has the date in the page's language: %s", (locale, date) => {
    expect(queryHtml(render({ items: [full] }, locale).html).texts("time[datetime='2026-01-31T23:30:00Z']")).toEqual([
      date,
    ]);
  });

  it("has its links and a logo for light and dark", () => {
    const { values } = queryHtml(render({ items: [full] }).html);
    const addresses = values("figcaption a[target=_blank][rel=noopener]", "href");
    expect(addresses).toEqual([full.personalWebsite, full.companyUrl, full.quoteUrl]);
    expect(values(".logo-light > img[alt=Acme]", "src")).toEqual(["/light.svg"]);
    expect(values(".logo-dark > img[alt=Acme]", "src")).toEqual(["/dark.svg"]);
  });

  it("shows a single logo in light and dark", () => {
    const { html } = render({ items: [{ ...full, logoDarkMode: "" }] });
    const { all, values } = queryHtml(html);
    expect(values("figcaption img", "src")).toEqual(["/light.svg"]);
    expect(all(".logo-light")).toEqual([]);
  });

  it("renders no date for a text that isn't one", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Number.isNaN(Date.parse(text)) === (formatDate(text, "en") === undefined)).toBe(true);
      }),
    );
  });
});

describe("samples", () => {
  it("are all marked, in the shipped content and on the page", () => {
    expect(defaults.items.every((item) => item.sample)).toBe(true);
    const { html } = renderBlocks([{ testimonials: defaults }]);
    expect(html.match(/>Sample</g)).toHaveLength(defaults.items.length);
    expect(html).not.toContain("ld+json");
  });
});

describe("the review badge", () => {
  it("is rendered with its ids and a link, its hosts are allowed, and no script is in the page", () => {
    const { html, csp } = render({ reviews: { trustpilot: REVIEWS } });
    const ids = "[data-locale=en-US][data-template-id=template-1][data-businessunit-id=unit-1]";
    // The service's own script looks for this class.
    const badge = `.trustpilot-widget[data-enhance=badge]${ids}`;
    expect(queryHtml(html).all(`${badge} > a[href='${REVIEWS.href}']`)).toHaveLength(1);
    expect(html).not.toContain(SERVICE);
    expect(csp).toContain(`script-src 'self' ${SERVICE}`);
    expect(csp).toContain(`frame-src 'self' ${SERVICE}`);
  });

  it.each(["templateId", "businessUnitId"])("is left out without %s, and so are its hosts", (missing) => {
    const { html, csp } = render({ reviews: { trustpilot: { ...REVIEWS, [missing]: "" } } });
    expect(html).not.toContain("trustpilot");
    expect(csp).not.toContain("trustpilot");
  });

  it("is not on the shipped page", () => {
    expect(renderBlocks([{ testimonials: defaults }]).csp).not.toContain("trustpilot");
  });

  it("refuses an unsafe address", () => {
    const { html, errors } = render({ reviews: { trustpilot: { ...REVIEWS, href: "javascript:alert(1)" } } });
    expect(errors).toEqual([]);
    expect(html).not.toContain("javascript:");
  });
});
