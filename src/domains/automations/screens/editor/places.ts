import { isEntityCalled } from "#records/entities";
import type { Trigger } from "../../trigger-types.ts";
import { TRIGGER_WORDS } from "../words.ts";
import type { AutomationForm, FormStep } from "./automation-form.ts";

/** A value that a text can show and a condition can compare: `{{name}}`. */
export type PlaceName = { name: string; title: string };

/** What the server knows of triggers: the fields that each brings, and those of the site. */
type Known = {
  items: readonly { type: Trigger["type"]; fields: readonly PlaceName[] }[];
  site: readonly PlaceName[];
};

/** The output that each step with a key gives to later ones. */
function givenBy(step: FormStep): PlaceName[] {
  const { key } = step;
  if (key === undefined || key === "") return [];
  if (step.type === "row") return [{ name: `${key}.id`, title: `${key}: id of the row` }];
  if (step.type !== "ai") return [];
  if (step.fields.length === 0) return [{ name: `${key}.text`, title: `${key}: what the model wrote` }];
  return step.fields.map(({ name }) => ({ name: `${key}.${name}`, title: `${key}: ${name}` }));
}

/** @returns the steps that come before one, in the order of writing. */
function stepsBefore(steps: readonly FormStep[], uid: string): FormStep[] {
  const before: FormStep[] = [];
  function walk(list: readonly FormStep[]): boolean {
    for (const step of list) {
      if (step.uid === uid) return true;
      before.push(step);
      if (step.type === "condition" && (walk(step.met) || walk(step.unmet))) return true;
    }
    return false;
  }
  walk(steps);
  return before;
}

/** An entity, as far as the values of its rows are concerned. */
type RowsOf = { name: string; formerNames: readonly string[]; properties: readonly PlaceName[] };

/**
 * @param entities those whose rows may start an automation.
 * @returns what a step's texts and conditions can use: the trigger's values, those of steps before it, and the site's.
 */
export function placesFor(
  known: Known | undefined,
  entities: readonly RowsOf[],
  { trigger, steps }: Pick<AutomationForm, "trigger" | "steps">,
  uid: string,
): PlaceName[] {
  const brought = known?.items.find(({ type }) => type === trigger.type)?.fields ?? [];
  const { name: prefix } = TRIGGER_WORDS[trigger.type];
  const entity = trigger.type === "row" ? entities.find((one) => isEntityCalled(one, trigger.entity)) : undefined;
  // A property hides none of the values that every row brings.
  const own = (entity?.properties ?? []).filter(({ name }) => !brought.some((one) => one.name === name));
  return [
    ...[...own, ...brought].map(({ name, title }) => ({
      name: `${trigger.type}.${name}`,
      title: `${prefix}: ${title}`,
    })),
    ...stepsBefore(steps, uid).flatMap(givenBy),
    ...(known?.site ?? []),
  ];
}
