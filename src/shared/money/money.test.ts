import { describe, expect, it } from "vitest";
import { formatDollars, formatMoney } from "./money.ts";

describe("formatMoney", () => {
  it.each([
    [6000, "USD", "en", "$60"],
    [1250, "USD", "en", "$12.50"],
    [120000, "EUR", "en", "€1,200"],
    [4905, "EUR", "es", "49,05\u00a0€"],
    [5000, "JPY", "en", "¥5,000"],
    [1500, "KWD", "en", "KWD\u00a01.500"],
    [0, "USD", "en", "$0"],
  ])("%i of the smallest unit of %s is in %s %j", (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale)).toBe(text);
  });

  it.each([
    ["", "12.5"],
    ["credits", "12.5 credits"],
  ])("appends %j, which isn't a currency, to the amount", (currency, text) => {
    expect(formatMoney(1250, currency, "en")).toBe(text);
  });

  it.each([
    [formatMoney(600000, "USD", "ar"), "6,000 US$"],
    [formatDollars(6000, "ar"), "6,000 US$"],
    [formatMoney(4900, "CAD", "he"), "49 CA$"],
  ])("keeps the sign after the letters in a text from the right: %j", (text, read) => {
    // With a mark of the other direction behind it, the sign is between two of that direction.
    expect(text).toMatch(/[A-Z]\$\u200E$/);
    expect(text.replaceAll(/[\u200E\u200F]/g, "").replace("\u00A0", " ")).toBe(read);
  });

  it("keeps currencies and whole dollars apart", () => {
    expect([formatMoney(150, "USD", "en"), formatMoney(150, "GBP", "en"), formatDollars(1.5, "en")]).toEqual([
      "$1.50",
      "£1.50",
      "$2",
    ]);
  });
});
