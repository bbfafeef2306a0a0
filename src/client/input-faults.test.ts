import { expect, it } from "vitest";
import { inputFault, type CheckedInput } from "./input-faults.ts";

const good = { valid: true, valueMissing: false, typeMismatch: false, rangeUnderflow: false };
const input = (fields: Partial<CheckedInput>): CheckedInput => ({
  name: "field",
  type: "text",
  minLength: -1,
  value: "text",
  validity: good,
  ...fields,
});

it.each([
  ["nothing wrong", input({}), undefined],
  ["nothing entered", input({ value: "", validity: { ...good, valid: false, valueMissing: true } }), "Fill this in"],
  [
    "something that isn't an address",
    input({ type: "email", validity: { ...good, valid: false, typeMismatch: true } }),
    "Enter an address such as name@example.org",
  ],
  ["a short password that was filled in", input({ minLength: 12, value: "short" }), "Use at least 12 characters"],
  ["something optional left out", input({ minLength: 12, value: "" }), undefined],
  [
    "a time in the past",
    input({ type: "datetime-local", validity: { ...good, valid: false, rangeUnderflow: true } }),
    "Choose a time in the future",
  ],
  ["another fault", input({ validity: { ...good, valid: false } }), "This can’t be used here"],
])("reports %s", (_case, given, text) => {
  expect(inputFault(given)).toBe(text);
});
