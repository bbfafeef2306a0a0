import { expect, it } from "vitest";
import { automationForm, newStep } from "./automation-form.ts";
import { checkAutomationForm } from "./check-automation-form.ts";

it("names the field of each property that a row's step sets a second time", () => {
  const row = Object.assign(newStep("row"), {
    values: [
      ["a", "1"],
      ["b", "2"],
      ["a", "3"],
    ],
  });
  const form = { ...automationForm(undefined), name: "Rows", steps: [newStep("mail"), row] };
  expect(checkAutomationForm(form)).toEqual({ "steps.1.names.2": "Another property has this name" });
  expect(checkAutomationForm({ ...form, name: " ", steps: [] })).toEqual({ name: "Enter a name" });
});
