import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { BAR_STYLES } from "./bar-styles.ts";
import { sample } from "./sample.ts";

const STYLES = Object.keys(BAR_STYLES);
const WITH_LINKS = STYLES.filter((style) => style !== "minimal");

const render = (content: object, site: object = {}) => queryHtml(renderBlocks([{ header: content }], site).html);
const hrefs = (content: object) => render(content).values("header a", "href");

describe("styles of the header", () => {
  it.each(WITH_LINKS)("%s: has every link once, the logo first and the sign-up last", (style) => {
    const found = hrefs({ ...sample, style });
    expect(found).toEqual(hrefs({ ...sample, style: "simple" }));
    expect([found[0], found.at(-1)]).toEqual(["/", "/contact"]);
  });

  it.each(WITH_LINKS)("%s: has a menu button while the links don't fit, whatever there is twelve times", (style) => {
    const item = { title: "A long title of a link", path: "/x", description: "And what it leads to" };
    const links = Array.from({ length: 12 }, () => ({ ...item, items: Array.from({ length: 12 }, () => item) }));
    const { all, values } = render({ links, style });
    expect(all("header details")).toHaveLength(12);
    expect(values("header button[popovertarget]", "popovertarget")).toEqual(values("header [popover]", "id"));
    expect(all("header [popover].contents, header [class*=':contents']")).toEqual([]);
  });

  it.each(STYLES)("%s: draws a draft that has nothing but a logo", (style) => {
    const { all } = render({ style, withLogo: true });
    expect(all("header a")).toHaveLength(1);
    expect(all("header button, header nav")).toEqual([]);
  });

  it("minimal: leaves links and choices out, but not the sign-up", () => {
    expect(hrefs({ ...sample, style: "minimal", withDarkModeToggle: true })).toEqual(["/", "/contact"]);
    expect(render({ ...sample, style: "minimal" }).all("header button, header [popover]")).toEqual([]);
  });

  it("mega: alone says what nested links lead to", () => {
    const told = (style: string) => render({ ...sample, style }).texts(".nav-about");
    const descriptions = sample.links.flatMap(({ items = [] }) => items.map(({ description }) => description));
    expect(told("mega")).toEqual(descriptions);
    for (const style of STYLES.filter((one) => one !== "mega")) expect(told(style)).toEqual([]);
  });

  it("overlay: keeps even a single link behind the button", () => {
    const links = [{ title: "One", path: "/one" }];
    const inRow = (style: string) => render({ links, style }).all("header [class*=':contents']").length;
    expect([inRow("simple"), inRow("overlay")]).toEqual([1, 0]);
  });

  it.each(["elegant", "", undefined])("draws the text %o, which is no style, as the first one", (style) => {
    const { html, errors } = renderBlocks([{ header: { ...sample, style } }]);
    expect(errors).toEqual([]);
    const bar = (markup: string) => /<header.*<\/header>/s.exec(markup)?.[0];
    expect(bar(html)).toBe(bar(renderBlocks([{ header: { ...sample, style: "simple" } }]).html));
  });
});
