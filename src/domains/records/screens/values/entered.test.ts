import { afterEach, describe, expect, it, vi } from "vitest";
import type { PropertyType } from "../../entities/property.ts";
import { enteredOf, givenOf } from "./entered.ts";

afterEach(() => vi.unstubAllEnvs());

const money = (currency: string) => ({ type: "money" as const, currency });

describe("an amount of money", () => {
  it.each([
    ["EUR", 1250, "12.50"],
    ["EUR", 5, "0.05"],
    ["EUR", -1999, "-19.99"],
    ["EUR", 120_000, "1200"],
    ["JPY", 500, "500"],
    ["KWD", 1500, "1.500"],
  ])("of %s is shown in whole units and read back", (currency, amount, text) => {
    expect(enteredOf(money(currency), amount)).toBe(text);
    expect(givenOf(money(currency), text)).toBe(amount);
  });

  it("may have a decimal comma and fewer decimals", () => {
    expect([givenOf(money("EUR"), " 12,5 "), givenOf(money("EUR"), "+7")]).toEqual([1250, 700]);
  });

  it.each(["1,250.00", "1.250,00", "€ 1,250.00", "1250 EUR"])("may be written as %s", (text) => {
    expect(givenOf(money("EUR"), text)).toBe(125_000);
  });

  it.each(["12.505", "1,200", "$12", "twelve", "1e3"])("isn't guessed from %s", (text) => {
    expect(givenOf(money("EUR"), text)).toBeTypeOf("string");
  });
});

it.each([
  ["12,5", "12.5"],
  ["0,125", "0.125"],
  ["1234,567", "1234.567"],
  ["1,200", "1,200"],
])("a number entered as %s is sent as %s: a comma that may stand for thousands isn't guessed", (entered, sent) => {
  expect(givenOf({ type: "number" }, entered)).toBe(sent);
});

it.each<[PropertyType, Parameters<typeof enteredOf>[1]]>([
  ["text", "Algebra"],
  ["date", "2026-03-04"],
  ["dateTime", "2026-03-04T09:30:00.000Z"],
  ["choices", ["Art", "Music"]],
  ["text", null],
  ["choices", null],
])("a value of the type %s is the same after it was shown and read", (type, value) => {
  expect(givenOf({ type }, enteredOf({ type }, value))).toEqual(value);
});

it.each(["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"])(
  "the time %s of two that read the same is the same after it was shown and read",
  (value) => {
    vi.stubEnv("TZ", "Europe/Berlin");
    expect(givenOf({ type: "dateTime" }, enteredOf({ type: "dateTime" }, value))).toBe(value);
  },
);

it("an empty field is no value, and 0 is one", () => {
  expect([givenOf(money("EUR"), ""), givenOf(money("EUR"), "0")]).toEqual([null, 0]);
});
