import { describe, expect, it } from "vitest";
import { splitSheet } from "../../scripts/lib/page-rules.ts";
import { namingAttributes, pageSheet, wholeSheet } from "./page-sheet.ts";

const CSS = `@layer base,utilities;
@layer base{body{margin:0}.card .card-title,h2{font-weight:600}.ghost,.card{color:red}}
@media (width >= 40rem){.md\\:p-4{padding:1rem}.card:not(.is-flat){border:0}}
@layer utilities{.hover\\:turn{&:hover{animation:turn 1s}}.\\[\\&\\>a\\]\\:x>a{color:blue}}
@keyframes turn{to{rotate:1turn}}
@property --p{syntax:"<angle>";inherits:false;initial-value:0deg}`;

const sheets = { "": splitSheet(CSS), gallery: splitSheet(".slide{width:1px}") };
const sheetOf = (html: string, types: string[] = [], scripts = {}) =>
  pageSheet({ sheets, scripts }, namingAttributes([html]), types);

describe("a page's stylesheet", () => {
  it("keeps rules without classes and those whose classes the page has, in their order", () => {
    expect(sheetOf('<p class="card md:p-4">')).toBe(
      "@layer base,utilities;@layer base{body{margin:0}h2{font-weight:600}.card{color:red}}" +
        "@media (width >= 40rem){.md\\:p-4{padding:1rem}.card:not(.is-flat){border:0}}",
    );
  });

  it("needs all classes of a selector, wherever on the page they are", () => {
    expect(sheetOf('<p class="card"><i class="card-title">')).toContain(".card .card-title,h2{");
    expect(sheetOf('<i class="card-title">')).not.toContain(".card .card-title");
  });

  it("reads classes that HTML writes with references", () => {
    expect(sheetOf('<p class="[&amp;&gt;a]:x">')).toContain("{color:blue}");
  });

  it("has keyframes and properties only where a rule names them", () => {
    expect(sheetOf('<p class="hover:turn">')).toContain("@keyframes turn{to{rotate:1turn}}");
    expect(sheetOf("<p>")).not.toMatch(/@keyframes|@property/);
  });

  it("has the classes that the scripts of the page add, and no others", () => {
    const scripts = { "": ["ghost"], Chart: ["card"] };
    expect(sheetOf("<p>", [], scripts)).toContain(".ghost{color:red}");
    expect(sheetOf('<p data-island="Chart">', [], scripts)).toContain(".ghost,.card{color:red}");
    expect(sheetOf('<p data-enhance="tabs Chart">', [], scripts)).toContain(".card{color:red}");
  });

  it("has a block's own sheet only with the block", () => {
    expect(sheetOf('<p class="slide">', ["gallery", "gallery", "constructor"]).match(/\.slide/g)).toHaveLength(1);
    expect(sheetOf('<p class="slide">')).not.toContain(".slide");
  });

  it("has every rule in the whole sheet", () => {
    const whole = wholeSheet({ sheets, scripts: {} });
    for (const part of ["body{", ".card .card-title", ".ghost", "@keyframes turn", "@property --p", ".slide"])
      expect(whole).toContain(part);
  });
});
