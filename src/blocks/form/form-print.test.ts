import { expect, it } from "vitest";
import { formPrint } from "./form-print.ts";

const form = {
  formName: "Jobs",
  headline: "Work with us",
  fields: [{ type: "text", label: "Your school" }],
  consentText: "You may keep this.",
} as const;
const seen = { ...form, fields: [...form.fields] };

it("identifies a form by its name, what it asks and what its sender agrees to", () => {
  const print = formPrint(seen);
  expect(print).toMatch(/^[0-9a-z]{1,7}$/);
  expect(formPrint({ ...seen, headline: "Join us" })).toBe(print);
  const others = [
    { ...seen, formName: "Visits" },
    { ...seen, consentText: "You may keep this for ten years." },
    { ...seen, fields: [{ ...form.fields[0], required: true }] },
  ];
  for (const other of others) expect(formPrint(other)).not.toBe(print);
});
