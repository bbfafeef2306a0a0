import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { toRows } from "./rows.ts";

const render = (content: object) => renderBlocks([{ advantagesTable: { style: "responsive", ...content } }]).html;

const advantage = { number: 1, advantage: "Less work", howItWorks: "By a draft", gain: "Time", citationRefs: ["*"] };

describe("advantages table", () => {
  it("holds each advantage in a real table and in an accordion", () => {
    const html = render(defaults);
    const [table = ""] = /<table.*<\/table>/s.exec(html) ?? [];
    expect(table.match(/<th scope="col">/g)).toHaveLength(3);
    expect(table.match(/<th scope="row">/g)).toHaveLength(defaults.advantages.length);
    expect(table).toMatch(/<caption class="sr-only">Six things/);
    expect(html.match(/<details/g)).toHaveLength(defaults.advantages.length);
    for (const { howItWorks } of defaults.advantages) expect(html.split(howItWorks)).toHaveLength(3);
  });

  it("joins each reference with a source that is in the page once", () => {
    const html = render(defaults);
    const targets = [...html.matchAll(/href="#([^"]+-source-\d+)"/g)].map(([, id]) => id);
    const references = defaults.advantages.flatMap(({ citationRefs = [] }) => citationRefs);
    expect(targets).toHaveLength(references.length * 2);
    for (const id of targets) expect(html.split(`id="${id}"`)).toHaveLength(2);
    expect(new Set(targets).size).toBe(defaults.citations.length);
  });

  it("joins by symbol, whatever characters it has", () => {
    const citations = [
      { symbol: "†", title: "Other" },
      { symbol: "*", title: "Ours", url: "https://example.org/" },
    ];
    const html = render({ advantages: [advantage], citations });
    const [, id] = /<sup><a href="#([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<li id="${id}".*Ours`));
    expect(html).toMatch(/<a href="https:\/\/example.org\/"[^>]*>Ours<\/a>/);
  });

  it("shows a reference without a source as plain text", () => {
    const html = render({ advantages: [advantage] });
    expect(html).toContain("<sup>*</sup>");
    expect(html).not.toContain("-source-");
  });

  it("draws no table, no accordion and no sources when there is nothing to say", () => {
    const html = render({ headline: "Alone", advantages: [{}], citations: [{}] });
    expect(html).not.toMatch(/<table|<details|<h3|<ul/);
  });

  it("refuses an address that could run a script", () => {
    const citations = [{ symbol: "*", title: "Ours", url: "javascript:alert(1)" }];
    expect(render({ advantages: [advantage], citations })).not.toContain('href="javascript');
  });
});

describe("toRows", () => {
  it("numbers an advantage without a number by its place and gives it the default icon (spec 9)", () => {
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
