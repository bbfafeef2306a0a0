import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { toRows } from "./rows.ts";

const render = (content: object) => renderBlocks([{ advantagesTable: { style: "responsive", ...content } }]).html;

const advantage = { number: 1, advantage: "Less work", howItWorks: "By a draft", gain: "Time", citationRefs: ["*"] };

describe("advantages table", () => {
  it("holds each advantage in a real table and in an accordion", () => {
    const html = render(defaults);
    const { all, texts } = queryHtml(html);
    expect(all("table th[scope=col]")).toHaveLength(3);
    expect(all("table th[scope=row]")).toHaveLength(defaults.advantages.length);
    expect(texts("table > caption")).toEqual([expect.stringMatching(/^Six things/)]);
    expect(all("details")).toHaveLength(defaults.advantages.length);
    for (const { howItWorks } of defaults.advantages) expect(html.split(howItWorks)).toHaveLength(3);
  });

  it("links each reference to a source that is on the page once", () => {
    const html = render(defaults);
    const { all, values } = queryHtml(html);
    const targets = values("sup > a", "href");
    const references = defaults.advantages.flatMap(({ citationRefs = [] }) => citationRefs);
    expect(targets).toHaveLength(references.length * 2);
    for (const target of targets) expect(all(`li${target}`)).toHaveLength(1);
    expect(new Set(targets).size).toBe(defaults.citations.length);
  });

  it("matches by symbol, whatever its characters", () => {
    const citations = [
      { symbol: "†", title: "Other" },
      { symbol: "*", title: "Ours", url: "https://example.org/" },
    ];
    const { texts, values } = queryHtml(render({ advantages: [advantage], citations }));
    const [target] = values("sup > a", "href");
    expect(texts(`li${target} a[href='https://example.org/']`)).toEqual(["Ours"]);
  });

  it("shows a reference without a source as plain text", () => {
    const { all, texts } = queryHtml(render({ advantages: [advantage] }));
    expect(new Set(texts("sup"))).toEqual(new Set(["*"]));
    expect(all("sup > a, [id*=-source-]")).toEqual([]);
  });

  it("renders no table, no accordion and no sources for empty ones", () => {
    const html = render({ headline: "Alone", advantages: [{}], citations: [{}] });
    expect(html).not.toMatch(/<table|<details|<h3|<ul/);
  });

  it("refuses an address that could run a script", () => {
    const citations = [{ symbol: "*", title: "Ours", url: "javascript:alert(1)" }];
    expect(render({ advantages: [advantage], citations })).not.toContain('href="javascript');
  });
});

describe("toRows", () => {
  it("numbers an advantage without a number by its position and gives it the default icon (spec 9)", () => {
    const bare = { number: 0, advantage: "Second", howItWorks: "", gain: "" };
    const rows = toRows({ advantages: [{ ...advantage, icon: "Clock" }, bare], citations: [] });
    expect(rows.map(({ number, icon }) => [number, icon])).toEqual([
      [1, "Clock"],
      [2, "CheckCircle"],
    ]);
  });

  it("trims and drops empty references", () => {
    const [row] = toRows({
      advantages: [{ ...advantage, citationRefs: [" * ", "", "§"] }],
      citations: [{ symbol: "*", title: "Ours" }],
    });
    expect(row?.refs).toEqual([{ symbol: "*", citation: 0 }, { symbol: "§" }]);
  });
});
