import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../../tests/property-runs.ts";
import { convertValue } from "./convert-value.ts";
import { PROPERTY_TYPES, type Property, type PropertyType, type PropertyValue } from "../entities/property.ts";
import { readValue } from "../values/read-value.ts";

const OPTIONS = ["Art", "Music", "12", "Yes", "Red, blue (4+)"];

function property(type: PropertyType): Property {
  const flags = { isDisplay: false, isRequired: true, isSortable: false, isPrivate: false };
  const texts = { id: "p1", name: "one", title: "One", order: 1, help: "" };
  return { ...texts, ...flags, type, options: OPTIONS, currency: "EUR", entity: "others" };
}

const anyType = fc.constantFrom(...PROPERTY_TYPES);
const texts = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...OPTIONS,
    "12,5",
    "1,200",
    "-3",
    "2026-03-04",
    "4.3.2026",
    "2026-03-04T09:30:00.000Z",
    "art; music",
  ),
  fc.constantFrom("a@b.example", "https://example.com/", "+49 30 1234", "/file.pdf", "Yes", "no"),
);

/** Values that a property has, and others that it doesn't. */
const anyValue: fc.Arbitrary<PropertyValue> = fc.oneof(
  texts,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.array(texts, { maxLength: 3 }),
  fc.constant(null),
);

const moment = fc
  .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Values as rows hold them. Numbers that are written with an exponent are no plain text. */
const VALUES: Partial<Record<PropertyType, fc.Arbitrary<PropertyValue>>> = {
  number: fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .filter((one) => !/e|^-0$/.test(String(one)) && !Object.is(one, -0)),
  money: fc.integer(),
  date: moment.map((iso) => iso.slice(0, 10)),
  dateTime: moment,
  boolean: fc.boolean(),
  choice: fc.constantFrom(...OPTIONS),
  choices: fc.subarray(OPTIONS, { minLength: 1 }),
  email: fc.emailAddress(),
};

const convert = (from: PropertyType, to: PropertyType, value: PropertyValue) => {
  const converted = convertValue(property(from), property(to), value);
  return converted.ok ? converted.value : converted.error.code;
};

describe("a converted value", () => {
  it("is one that the new type takes as it is, and none stays none", () => {
    fc.assert(
      fc.property(anyType, anyType, anyValue, (from, to, value) => {
        const converted = convertValue(property(from), property(to), value);
        if (!converted.ok) return;
        const read = readValue({ ...property(to), isRequired: false }, converted.value);
        expect(read).toEqual(converted);
        expect(value !== null || converted.value === null).toBe(true);
      }),
      propertyRuns(2000),
    );
  });

  it.each<[PropertyType, PropertyType]>([
    ["number", "text"],
    ["number", "longText"],
    ["money", "text"],
    ["date", "text"],
    ["dateTime", "text"],
    ["boolean", "text"],
    ["choice", "text"],
    ["choice", "choices"],
    ["choices", "text"],
    ["email", "text"],
    ["date", "dateTime"],
  ])("of a %s is the same again after it was a %s", (from, to) => {
    fc.assert(
      fc.property(VALUES[from] ?? texts, (value) => {
        const there = convertValue(property(from), property(to), value);
        expect(there.ok && convert(to, from, there.value)).toEqual(value);
      }),
      propertyRuns(200),
    );
  });

  it.each<[PropertyType, PropertyType, PropertyValue, PropertyValue]>([
    ["text", "number", "12,5", 12.5],
    ["text", "number", "1,200", "NOT_A_NUMBER"],
    ["text", "number", "-0,125", -0.125],
    ["text", "number", "1234,567", 1234.567],
    ["text", "number", "about 5", "NOT_A_NUMBER"],
    ["text", "money", "12.50", 1250],
    ["text", "money", "12.505", "NO_MEANING"],
    ["number", "money", 12.5, 1250],
    ["money", "number", 1250, 12.5],
    ["text", "date", "4.3.2026", "2026-03-04"],
    ["text", "date", "2026/3/4", "2026-03-04"],
    ["text", "date", "3/4/2026", "NOT_A_DATE"],
    ["text", "dateTime", "2026-03-04 09:30", "2026-03-04T09:30:00.000Z"],
    ["text", "dateTime", "04.03.2026 9:30", "2026-03-04T09:30:00.000Z"],
    ["text", "dateTime", "2026/3/4 09:30:15", "2026-03-04T09:30:15.000Z"],
    ["text", "dateTime", "3/4/2026 09:30", "NOT_A_TIME"],
    ["text", "dateTime", "9999-12-31T23:30-05:00", "NOT_A_TIME"],
    ["text", "dateTime", "0000-01-01T00:30+05:00", "NOT_A_TIME"],
    ["dateTime", "date", "2026-03-04T09:30:00.000Z", "2026-03-04"],
    ["text", "boolean", "YES", true],
    ["number", "boolean", 0, false],
    ["date", "number", "2026-03-04", "NO_MEANING"],
    ["text", "choice", "music", "Music"],
    ["text", "choices", "Art, music", ["Art", "Music"]],
    ["text", "choices", ",red, blue (4+); music,\n\n12 ", ["Music", "12", "Red, blue (4+)"]],
    ["text", "choices", "Art, dance", "NOT_AN_OPTION"],
    ["text", "choices", "Red, blue-green", "NOT_AN_OPTION"],
    ["choices", "choice", ["Art"], "Art"],
    ["choices", "choice", ["Art", "Music"], "NO_MEANING"],
    ["reference", "text", "01a2104a-2943-729f-9ab8-7e32fe01be43", "NO_MEANING"],
    ["text", "email", "nobody", "NOT_AN_EMAIL"],
    ["longText", "text", "two\nlines", "two lines"],
  ])("of a %s as a %s: %j gives %j", (from, to, value, expected) => {
    expect(convert(from, to, value)).toEqual(expected);
  });
});
