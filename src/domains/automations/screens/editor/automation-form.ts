import { newKey } from "#shared";
import type { Automation } from "../../contract.ts";
import type { Definition } from "../../definition.ts";
import type { ConditionStep, Step, StepType } from "../../steps.ts";
import type { Trigger, TriggerType } from "../../trigger-types.ts";

type RowStep = Extract<Step, { type: "row" }>;
type SimpleStep = Exclude<Step, ConditionStep | RowStep>;

type ConditionForm = Omit<ConditionStep, "then" | "else"> & { uid: string; met: FormStep[]; unmet: FormStep[] };
/** The values are a list while they are typed: two may have the same name for a moment. */
type RowForm = Omit<RowStep, "values"> & { uid: string; values: [name: string, value: RowStep["values"][string]][] };

/** A step with a key, which it keeps while it is moved. */
export type FormStep = (SimpleStep & { uid: string }) | RowForm | ConditionForm;

/** An automation as its editor holds it. */
export type AutomationForm = { name: string; isEnabled: boolean; trigger: Trigger; steps: FormStep[] };

/** @returns steps with keys; those of stored ones follow from their places, so that two readings are the same. */
function keyed(steps: readonly Step[], place: string): FormStep[] {
  return steps.map((step, index) => {
    const uid = `${place}.${index}`;
    if (step.type === "row") return { ...step, uid, values: Object.entries(step.values) };
    if (step.type !== "condition") return { ...step, uid };
    const { then, else: otherwise, ...rest } = step;
    return { ...rest, uid, met: keyed(then, `${uid}.then`), unmet: keyed(otherwise, `${uid}.else`) };
  });
}

/** @returns steps without the keys of the editor. */
function plainSteps(steps: readonly FormStep[]): Step[] {
  return steps.map(({ uid: _uid, ...step }) => {
    if (step.type === "row") return { ...step, values: Object.fromEntries(step.values) };
    if (step.type !== "condition") return step;
    const { met, unmet, ...rest } = step;
    // oxlint-disable-next-line unicorn/no-thenable -- a list, which nothing takes for a promise
    return { ...rest, then: plainSteps(met), else: plainSteps(unmet) };
  });
}

/** @returns a stored automation as its editor shows it; one that emails the team about leads for a new one. */
export function automationForm(automation: Automation | undefined): AutomationForm {
  if (!automation) {
    return { name: "", isEnabled: false, trigger: { type: "lead" }, steps: [] };
  }
  const { name, isEnabled } = automation;
  // The server has checked it with the schema of definitions.
  const { trigger, steps } = automation as unknown as Definition;
  return { name, isEnabled, trigger, steps: keyed(steps, "steps") };
}

/** @returns the body of a request. */
export function automationBody({ name, isEnabled, trigger, steps }: AutomationForm) {
  return { name, isEnabled, trigger, steps: plainSteps(steps) };
}

const EMPTY_STEPS: { [Type in StepType]: Omit<Extract<FormStep, { type: Type }>, "uid"> } = {
  mail: { type: "mail", to: "team", subject: "", text: "" },
  webhook: { type: "webhook", url: "", format: "plain" },
  condition: { type: "condition", match: "all", rules: [{ field: "", is: "equals", value: "" }], met: [], unmet: [] },
  wait: { type: "wait", days: 1, hours: 0, minutes: 0 },
  ai: { type: "ai", prompt: "", fields: [] },
  update: { type: "update" },
  row: { type: "row", entity: "", values: [] },
  stop: { type: "stop" },
};

/** @returns a new step with nothing filled in. */
export function newStep<Type extends StepType>(type: Type) {
  const empty: (typeof EMPTY_STEPS)[Type] = EMPTY_STEPS[type];
  return { ...structuredClone(empty), uid: newKey() };
}

/** @returns a step with new keys. */
export function copyOf(step: FormStep): FormStep {
  const [copy] = keyed(plainSteps([step]), newKey());
  return copy ?? step;
}

const EMPTY_TRIGGERS: { [Type in TriggerType]: Extract<Trigger, { type: Type }> } = {
  lead: { type: "lead" },
  submission: { type: "submission" },
  subscriber: { type: "subscriber" },
  row: { type: "row", entity: "", on: ["created"] },
  page: { type: "page" },
  schedule: { type: "schedule", every: "day", at: "08:00", weekday: 1, day: 1 },
  webhook: { type: "webhook" },
  manual: { type: "manual" },
};

/** @returns a new trigger with nothing chosen. */
export const newTrigger = (type: TriggerType): Trigger => structuredClone(EMPTY_TRIGGERS[type]);
