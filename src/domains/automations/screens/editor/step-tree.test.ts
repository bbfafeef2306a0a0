import { expect, it } from "vitest";
import { automationBody, automationForm, copyOf, newStep, type FormStep } from "./automation-form.ts";
import { placesFor } from "./places.ts";
import { changeStep, insertStep, moveStep, numberForm, removeStep } from "./step-tree.ts";

const types = (steps: readonly FormStep[]) =>
  [...numberForm(steps).values()].map(({ step, number, path }) => `${number} ${step.type} ${path}`);

/** A condition with an email where it holds, and a wait behind it. */
function example() {
  const condition = newStep("condition");
  const mail = newStep("mail");
  const wait = newStep("wait");
  const first = insertStep(insertStep([], condition, { index: 0 }), wait, { index: 1 });
  return { condition, mail, wait, steps: insertStep(first, mail, { parent: condition.uid, branch: "met", index: 0 }) };
}

it("puts steps at their places, numbered as they are written", () => {
  const { steps, condition, mail, wait } = example();
  expect(types(steps)).toEqual(["1 condition steps.0", "2 mail steps.0.then.0", "3 wait steps.1"]);
  expect(types(moveStep(steps, wait.uid, -1))).toEqual([
    "1 wait steps.0",
    "2 condition steps.1",
    "3 mail steps.1.then.0",
  ]);
  expect(types(moveStep(steps, mail.uid, 1))).toEqual(types(steps));
  expect(types(removeStep(steps, condition.uid))).toEqual(["1 wait steps.0"]);
  expect(types(removeStep(steps, mail.uid))).toEqual(["1 condition steps.0", "2 wait steps.1"]);
  const changed = changeStep(steps, mail.uid, (step) => ({ ...step, key: "letter" }));
  expect(numberForm(changed).get(mail.uid)?.step.key).toBe("letter");
});

it("gives copies keys of their own", () => {
  const { steps } = example();
  const [condition] = steps;
  if (!condition) throw new Error("There is no step");
  const both = insertStep(steps, copyOf(condition), { index: 1 });
  expect(types(both).map((one) => one.split(" ")[1])).toEqual(["condition", "mail", "condition", "mail", "wait"]);
  expect(numberForm(both).size).toBe(5);
});

it("reads a stored automation and writes it back as it was", () => {
  const stored = {
    name: "Follow up",
    isEnabled: true,
    trigger: { type: "lead" },
    steps: [
      { type: "row", entity: "mentors", values: { name: "{{lead.firstName}}", age: 7 } },
      // oxlint-disable-next-line unicorn/no-thenable -- a list, which nothing takes for a promise
      { type: "condition", match: "all", rules: [], then: [{ type: "stop" }], else: [] },
    ],
  };
  const rest = { id: "1", version: 1, createdAt: "2026-11-25T00:00:00Z", updatedAt: "2026-11-25T00:00:00Z" };
  const form = automationForm({ ...rest, ...stored, trigger: { type: "lead" }, steps: stored.steps as never });
  expect(automationBody(form)).toEqual(stored);
});

it("offers a step the trigger's values, and what named steps before it give", () => {
  const ai = { ...newStep("ai"), key: "score", fields: [{ name: "value", type: "number" as const, description: "" }] };
  const mail = newStep("mail");
  const known = {
    items: [{ type: "lead" as const, fields: [{ name: "email", title: "Email" }] }],
    site: [{ name: "site.name", title: "Name of this site" }],
  };
  const names = (uid: string) =>
    placesFor(known, [], { trigger: { type: "lead" }, steps: [ai, mail] }, uid).map(({ name }) => name);
  expect(names(ai.uid)).toEqual(["lead.email", "site.name"]);
  expect(names(mail.uid)).toEqual(["lead.email", "score.value", "site.name"]);
});
