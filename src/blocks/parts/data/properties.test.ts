import { describe, expect, it } from "vitest";
import { textsFor } from "#shared";
import { displayProperties, valueText, visibleProperties, type Property } from "./properties.ts";

const property = (name: string, order: number, isDisplay = false): Property => ({
  id: `id-${name}`,
  name,
  title: `The ${name}`,
  order,
  isDisplay,
  type: "text",
});
const PROPERTIES = [property("c", 3), property("a", 1, true), property("d", 4, true), property("b", 2)];
const names = (properties: Property[]) => properties.map(({ name }) => name).join("");

describe("visibleProperties", () => {
  it("puts properties in their order and leaves the given list as it is", () => {
    expect(names(visibleProperties(PROPERTIES))).toBe("abcd");
    expect(names(PROPERTIES)).toBe("cadb");
  });

  it.each(["b", " B ", "The b", "the B", "id-b"])("leaves out %j by name, title or id", (hidden) => {
    expect(names(visibleProperties(PROPERTIES, [hidden]))).toBe("acd");
  });
});

describe("displayProperties", () => {
  it("are the ones that a row is known by, without the hidden ones", () => {
    expect(names(displayProperties(PROPERTIES))).toBe("ad");
    expect(names(displayProperties(PROPERTIES, ["a"]))).toBe("d");
  });
});

describe("valueText", () => {
  it.each([
    ["text", "Ada", "Ada", "Ada"],
    ["number", 1234.5, "1,234.5", "1234,5"],
    ["date", "2026-03-04", "March 4, 2026", "4 de marzo de 2026"],
    ["date", "soon", "soon", "soon"],
    ["money", 1250, "€12.50", "12,50\u00a0€"],
    ["boolean", true, "Yes", "Sí"],
    ["boolean", false, "No", "No"],
    ["list", ["a", "b", "c"], "a, b, c", "a, b, c"],
    ["list", [], "", ""],
    ["number", 0, "0", "0"],
    ["text", null, "", ""],
    ["text", undefined, "", ""],
  ] as const)("%s %j is %j, in Spanish %j", (type, value, en, es) => {
    expect(valueText(value, { type, currency: "EUR" }, "en", textsFor("en").rows)).toBe(en);
    expect(valueText(value, { type, currency: "EUR" }, "es", textsFor("es").rows)).toBe(es);
  });

  it("a time has its zone", () => {
    const text = valueText("2026-03-04T09:30:00.000Z", { type: "dateTime" }, "en", textsFor("en").rows);
    expect(text).toMatch(/March 4, 2026.*09:30.*UTC/);
  });
});
