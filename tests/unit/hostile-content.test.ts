import fc from "fast-check";
import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { contentToHtml, sanitiseHtml, sanitiseSvg } from "../../src/blocks/parts/rich-text/sanitise.ts";
import { HOSTILE_ADDRESSES } from "../e2e/hostile-addresses.ts";
import { addressPaths, blocksWithAddress, blocksWithMarkup, contentWithAddress } from "../e2e/hostile-blocks.ts";
import { hostileFaults, plainName, type Seen } from "../e2e/hostile-faults.ts";
import { HOSTILE } from "../e2e/hostile-strings.ts";
import { propertyRuns } from "../property-runs.ts";
import { renderBlocks } from "../render-blocks.ts";

const ORIGIN = "https://example.org";

/** Every element of parsed markup, those inside templates too. */
function elementsOf(node: Nodes, isInBody: boolean): Seen[] {
  if (node.type !== "root" && node.type !== "element") return [];
  const children = node.type === "element" && node.content ? [...node.children, node.content] : node.children;
  if (node.type === "root") return children.flatMap((child) => elementsOf(child, isInBody));
  const attributes = Object.entries(node.properties).map(([name, value]): [string, string] => [
    plainName(name),
    String(value),
  ]);
  const seen = { name: plainName(node.tagName), attributes, isInBody };
  return [seen, ...children.flatMap((child) => elementsOf(child, isInBody || node.tagName === "body"))];
}

const faultsOfPage = (html: string) => hostileFaults(elementsOf(fromHtml(html), false), ORIGIN);

/** What clean output may consist of, written down apart from the sanitiser's own lists. */
const TEXT = {
  elements:
    "h2 h3 h4 p div ul ol li dl dt dd pre blockquote hr br wbr table caption thead tbody tfoot tr th td figure " +
    "figcaption details summary a img strong b em i u s del ins mark small code kbd samp var sup sub abbr cite dfn q " +
    "time bdi bdo ruby rt rp span",
  attributes:
    "href target rel src alt width height loading title lang dir start type reversed value colspan rowspan scope " +
    "align open datetime id class role aria-label tabindex",
};
const SVG = {
  elements:
    "svg g path circle ellipse line polyline polygon rect text tspan defs title linearGradient radialGradient stop clipPath",
  attributes: "viewBox width height d y fill stroke aria-hidden aria-label role id href clip-path",
};
const TAG = /<(\/?)([a-z][a-zA-Z\d]*)((?: [a-zA-Z-]+(?:="[^"]*")?)*)>/g;
const ATTRIBUTE = / ([a-zA-Z-]+)(?:="([^"]*)")?/g;

/** Reads output without a parser, so that none can be led astray: plain tags, and between them no other "<". */
function faultsOfOutput(html: string, allowed: typeof TEXT): string[] {
  const elements = new Set(allowed.elements.split(" "));
  const attributes = new Set(allowed.attributes.split(" "));
  const tags = [...html.matchAll(TAG)].map(([, , name = "", rest = ""]): Seen => {
    const pairs = [...rest.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]): [string, string] => [key, value]);
    return { name, attributes: pairs, isInBody: true };
  });
  return [
    ...tags.filter(({ name }) => !elements.has(name)).map(({ name }) => `element ${name}`),
    ...tags.flatMap((tag) => tag.attributes.filter(([name]) => !attributes.has(name)).map(String)),
    ...tags.flatMap((tag) =>
      tag.attributes.filter(([name, value]) => name === "class" && !isOwnClass(tag.name, value)).map(String),
    ),
    ...hostileFaults(tags, ORIGIN),
    ...(html.replaceAll(TAG, "").includes("<") ? ["something that is no plain tag"] : []),
  ];
}
const OWN_CLASSES = new Set(["sr-only", "table-scroll", "task-box", "footnotes"]);
const isOwnClass = (element: string, value: string) =>
  OWN_CLASSES.has(value) || (element === "code" && /^language-[a-z0-9+#-]{1,30}$/.test(value));

const faultsOfAll = (input: string): string[] => [
  ...faultsOfOutput(sanitiseHtml(input), TEXT),
  ...faultsOfOutput(contentToHtml(input), TEXT),
  ...faultsOfOutput(sanitiseSvg(input) ?? "", SVG),
];

describe("the corpus of hostile strings", () => {
  it("holds at least 120 different ones that each try to run or to ask", () => {
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
    expect(HOSTILE.length).toBeGreaterThanOrEqual(120);
  });

  it("is seen as what it is by the checks of these tests", () => {
    const short = HOSTILE.filter(({ length }) => length < 1000);
    const seen = short.filter((hostile) => faultsOfPage(`<body><a href="${hostile}">x</a>${hostile}`).length > 0);
    expect(seen.length).toBeGreaterThan(short.length * 0.6);
  });
});

describe("the sanitiser", () => {
  it.each(HOSTILE)("leaves nothing that acts of %j", (hostile) => {
    expect(faultsOfAll(hostile)).toEqual([]);
  });

  it.each(HOSTILE_ADDRESSES)("leaves no address that runs of %j", (address) => {
    for (const markup of [`<a href="${address}">x</a><img src='${address}'>`, `[x](${address}) ![x](<${address}>)`]) {
      expect(faultsOfAll(markup)).toEqual([]);
    }
  });

  it("is not led astray by pieces in any order, nor by its own output", { tags: ["slow"] }, () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.constantFrom(
        "<svg>",
        "<math>",
        "<p>",
        "</p>",
        "<table>",
        "<style>",
        "<!--",
        "-->",
        '"',
        "'",
        "<",
        ">",
        "`",
        "#",
      ),
      fc.tuple(fc.constantFrom(...HOSTILE), fc.nat(60), fc.nat(60)).map(([text, a, b]) => text.slice(a, a + b)),
      fc.string({ unit: "binary", maxLength: 8 }),
    );
    const input = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("").slice(0, 4000));
    fc.assert(
      fc.property(input, (text) => {
        expect(faultsOfAll(text)).toEqual([]);
        expect(faultsOfAll(contentToHtml(text))).toEqual([]);
      }),
      propertyRuns(300),
    );
  });
});

describe("a page with hostile content", { tags: ["slow"] }, () => {
  it("has a place for an address in most block types", () => {
    const withAddresses = blockDefinitions.filter(({ schema }) => addressPaths(schema).length > 0);
    expect(withAddresses.length).toBeGreaterThan(10);
    expect(blockDefinitions.flatMap(({ type, schema }) => addressPaths(schema, type))).toEqual(
      expect.arrayContaining([
        "faq.items[].link.href",
        "hero.image",
        "compare.beforeCard.image",
        "footer.sections[].items[].href",
      ]),
    );
  });

  it("lets none of it act in rich text, drawings, css and anchors", () => {
    const { html, errors } = renderBlocks(HOSTILE.flatMap(blocksWithMarkup));
    expect([errors, faultsOfPage(html)]).toEqual([[], []]);
  });

  it.each(HOSTILE_ADDRESSES)("lets %j act in no field of any block", (address) => {
    const { html, errors } = renderBlocks(blocksWithAddress(address));
    expect([errors, faultsOfPage(html)]).toEqual([[], []]);
  });

  it("lets no address act inside rich text", () => {
    const { html } = renderBlocks(HOSTILE_ADDRESSES.flatMap(contentWithAddress));
    expect(faultsOfPage(html)).toEqual([]);
  });
});
