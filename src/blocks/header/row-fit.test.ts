import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowFrom, type Row } from "./row-fit.ts";

const ORDER = ["lg", "xl", "never"];
const titles = fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 14 });

function rowOf(names: string[], rest: Partial<Row> = {}): Row {
  const links = names.map((title) => ({ title, hasMenu: false }));
  return { links, siteName: "Reportwell", hasLanguages: true, hasToggle: false, ...rest };
}

describe("the breakpoint at which the row replaces the menu button", () => {
  it("is never smaller with one more link", () => {
    fc.assert(
      fc.property(titles, fc.string({ minLength: 1 }), (names, more) => {
        const [few, many] = [rowFrom(rowOf(names)), rowFrom(rowOf([...names, more]))];
        expect(ORDER.indexOf(many)).toBeGreaterThanOrEqual(ORDER.indexOf(few));
      }),
    );
  });

  it("is the smaller breakpoint for a few links and none for very many", () => {
    expect(rowFrom(rowOf(["Compare", "Contact"]))).toBe("lg");
    expect(rowFrom(rowOf(Array.from({ length: 14 }, (_, index) => `A long title ${index}`)))).toBe("never");
  });

  it("counts a logo of the site's own instead of mark and name", () => {
    const row = { ...rowOf(["Compare", "Contact"]), siteName: "x".repeat(60) };
    expect(rowFrom(row)).not.toBe("lg");
    expect(rowFrom({ ...row, logoWidth: 120 })).toBe("lg");
  });

  it("needs both sides of a logo in the middle to be as wide as the wider one", () => {
    const names = ["Compare", "Advantages", "Calculator", "Contact"];
    expect(rowFrom(rowOf(names))).toBe("lg");
    expect(rowFrom(rowOf(names, { isCentered: true }))).toBe("lg");
    const more = [...names, "Documentation", "Common questions"];
    expect(rowFrom(rowOf(more))).toBe("lg");
    expect(rowFrom(rowOf(more, { isCentered: true }))).not.toBe("lg");
  });
});
