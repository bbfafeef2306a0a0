import type { AutomationForm } from "./automation-form.ts";
import { numberForm, type Numbered } from "./step-tree.ts";

/** The field of each name that a step's row has twice: only one of the two values could be stored. */
function doubled({ step, path }: Numbered): [field: string, fault: string][] {
  if (step.type !== "row") return [];
  const names = step.values.map(([name]) => name);
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [[`${path}.names.${index}`, "Another property has this name"]] : [],
  );
}

/** @returns what is wrong before anything is sent, by the names of fields. */
export function checkAutomationForm({ name, steps }: AutomationForm): Record<string, string> {
  const faults = [...numberForm(steps).values()].flatMap(doubled);
  return { ...(name.trim() === "" && { name: "Enter a name" }), ...Object.fromEntries(faults) };
}
