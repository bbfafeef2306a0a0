import type { FormStep } from "./automation-form.ts";

/** Where a step can be: a list, and the index in it. Without `parent`, the list is the automation's own. */
export type Place = { parent?: string; branch?: "met" | "unmet"; index: number };

/** @returns steps with every list of them changed: the automation's own, and those of branches. */
function mapLists(
  steps: readonly FormStep[],
  change: (list: FormStep[], at: Omit<Place, "index">) => FormStep[],
  at: Omit<Place, "index"> = {},
): FormStep[] {
  const inner = steps.map((step) => {
    if (step.type !== "condition") return step;
    const branch = (name: "met" | "unmet") => mapLists(step[name], change, { parent: step.uid, branch: name });
    return { ...step, met: branch("met"), unmet: branch("unmet") };
  });
  return change(inner, at);
}

/** @returns steps with one more at a place. */
export function insertStep(steps: readonly FormStep[], step: FormStep, { parent, branch, index }: Place): FormStep[] {
  return mapLists(steps, (list, at) =>
    at.parent === parent && at.branch === branch ? list.toSpliced(index, 0, step) : list,
  );
}

/** @returns steps without one. */
export const removeStep = (steps: readonly FormStep[], uid: string): FormStep[] =>
  mapLists(steps, (list) => list.filter((step) => step.uid !== uid));

/** @returns steps with one changed. */
export const changeStep = (steps: readonly FormStep[], uid: string, change: (step: FormStep) => FormStep): FormStep[] =>
  mapLists(steps, (list) => list.map((step) => (step.uid === uid ? change(step) : step)));

/** @returns steps with one moved by one place in its list. */
export function moveStep(steps: readonly FormStep[], uid: string, by: -1 | 1): FormStep[] {
  return mapLists(steps, (list) => {
    const from = list.findIndex((step) => step.uid === uid);
    const step = list[from];
    if (!step || !list[from + by]) return list;
    return list.toSpliced(from, 1).toSpliced(from + by, 0, step);
  });
}

/** A step as the column shows it. */
export type Numbered = { step: FormStep; number: number; path: string };

/** Numbers steps from 1 in the order of writing: a condition, its branches, then what is below it. */
export function numberForm(steps: readonly FormStep[]): Map<string, Numbered> {
  const all = new Map<string, Numbered>();
  function add(list: readonly FormStep[], path: string): void {
    for (const [index, step] of list.entries()) {
      const own = `${path}.${index}`;
      all.set(step.uid, { step, number: all.size + 1, path: own });
      if (step.type !== "condition") continue;
      add(step.met, `${own}.then`);
      add(step.unmet, `${own}.else`);
    }
  }
  add(steps, "steps");
  return all;
}
