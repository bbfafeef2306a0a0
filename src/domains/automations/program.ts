import type { Step } from "./steps.ts";

/**
 * A step with its place: `next` is the number of the step that follows it, `otherwise` that of a condition that isn't met.
 * The number after the last step, which follows a stop, ends the automation.
 */
export type NumberedStep = { index: number; step: Step; next: number; otherwise: number };

/** @returns how many steps a list has, those in branches included. */
function sizeOf(list: readonly Step[]): number {
  return list.reduce(
    (sum, step) => sum + 1 + (step.type === "condition" ? sizeOf(step.then) + sizeOf(step.else) : 0),
    0,
  );
}

/** Numbers steps in the order in which they are written: a condition, its branches, then what is below it. */
export function numberSteps(steps: readonly Step[]): NumberedStep[] {
  const numbered: NumberedStep[] = [];
  const size = sizeOf(steps);
  function add(list: readonly Step[], end: number): void {
    for (const [place, step] of list.entries()) {
      const index = numbered.length;
      const isLast = place === list.length - 1;
      const after = index + sizeOf([step]);
      const next = step.type === "stop" ? size : isLast ? end : after;
      if (step.type !== "condition") {
        numbered.push({ index, step, next, otherwise: next });
        continue;
      }
      const elseAt = index + 1 + sizeOf(step.then);
      numbered.push({
        index,
        step,
        next: step.then.length > 0 ? index + 1 : next,
        otherwise: step.else.length > 0 ? elseAt : next,
      });
      add(step.then, next);
      add(step.else, next);
    }
  }
  add(steps, size);
  return numbered;
}
