import type { Operation } from "#publishing";

/** One step back: what takes it back, and what brings it again. */
export type Step = {
  undo: readonly Operation[];
  redo: readonly Operation[];
  label: string;
  group?: string;
  at: number;
};

/** Steps that can be undone and redone, the last one at the end. */
export type History = { past: readonly Step[]; future: readonly Step[] };

export const EMPTY_HISTORY: History = { past: [], future: [] };

const MAX_STEPS = 500;
/** Typing in one place without a longer pause is one step. */
const GROUP_MS = 1000;

/** Adds a step; one of the same group that follows closely becomes part of the one before. */
export function addStep({ past }: History, step: Step): History {
  const last = past.at(-1);
  const isSame = last?.group !== undefined && last.group === step.group && step.at - last.at < GROUP_MS;
  const joined = isSame ? [...past.slice(0, -1), join(last, step)] : [...past, step];
  return { past: joined.slice(-MAX_STEPS), future: [] };
}

function isSamePlace(a: Operation, b: Operation): boolean {
  if (a.type === "set" && b.type === "set") return a.key === b.key && a.path.join("/") === b.path.join("/");
  return a.type === "setMeta" && b.type === "setMeta" && a.name === b.name;
}

/** A field that was typed into again goes back to what it was before the first time, in one operation. */
function join(before: Step, after: Step): Step {
  const [first, ...others] = before.undo;
  const [last, ...more] = after.undo;
  const isOne = first && last && others.length + more.length === 0 && isSamePlace(first, last);
  const undo = isOne ? [{ ...first, was: last.was }] : [...after.undo, ...before.undo];
  return { ...after, label: before.label, undo, redo: isOne ? after.redo : [...before.redo, ...after.redo] };
}
