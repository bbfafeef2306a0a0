import { actionOf, isSame, isValueChange, overlaps, type Operation } from "#publishing";

/** One step of the history: the operations that undo it, and those that redo it. */
export type Step = {
  undo: readonly Operation[];
  redo: readonly Operation[];
  label: string;
  /** Names the step, so that it can be undone by itself. */
  id?: string;
  group?: string;
  /** The field session in which it was typed. */
  session?: string;
  /** Everything that belongs to this run is one step, however much later it comes. */
  run?: string;
  at: number;
  /** The revision that its author saw. */
  revision: number;
};

/** Steps that can be undone and redone, the last one at the end. */
export type History = { past: readonly Step[]; future: readonly Step[] };

export const EMPTY_HISTORY: History = { past: [], future: [] };

const MAX_STEPS = 500;
/** Typing in one field without a longer pause is one step. */
const GROUP_MS = 1000;

/**
 * Adds a step; one of the same group that follows closely becomes part of the one before, one of the same run becomes part
 * of the run's step.
 */
export function addStep({ past }: History, step: Step): History {
  const withRun = step.run === undefined ? undefined : joinRun(past, step);
  if (withRun) return { past: withRun, future: [] };
  const last = past.at(-1);
  const goesOn = last?.group !== undefined && last.group === step.group && step.at - last.at < GROUP_MS;
  const joined = goesOn ? [...past.slice(0, -1), join(last, step)] : [...past, step];
  return { past: joined.slice(-MAX_STEPS), future: [] };
}

/** A step of which nothing was undone can't be redone. */
export function undone({ past, future }: History, step: Step, to: Pick<Step, "redo" | "revision">): History {
  return {
    past: past.filter((one) => one !== step),
    future: to.redo.length > 0 ? [...future, { ...step, ...to }] : future,
  };
}

/** A step of which nothing was redone can't be undone. */
export function redone({ past, future }: History, step: Step, to: Pick<Step, "undo" | "revision">): History {
  return {
    past: to.undo.length > 0 ? [...past, { ...step, ...to, group: undefined }] : past,
    future: future.filter((one) => one !== step),
  };
}

/**
 * Joins a step to the earlier one of its run, which becomes the last step. Steps in between can still be undone by
 * themselves.
 * @returns undefined where the run has no step yet, or where a step in between changed what the run added: undoing the
 * run first would fail.
 */
function joinRun(past: readonly Step[], step: Step): Step[] | undefined {
  const index = past.findLastIndex(({ run }) => run === step.run);
  const before = past[index];
  if (!before) return undefined;
  const between = past.slice(index + 1);
  const isBuiltOn = between.some(({ redo }) => redo.some((one) => before.redo.some((own) => overlaps(one, own))));
  return isBuiltOn ? undefined : [...past.slice(0, index), ...between, join(before, step)];
}

/** Joins what was typed in one field session into one step, as long as nothing else was done since. */
export function joinSession({ past, future }: History, session: string): History {
  const begin = past.findLastIndex((step) => step.session !== session) + 1;
  const [first, ...more] = past.slice(begin);
  return first ? { past: [...past.slice(0, begin), more.reduce(join, first)], future } : { past, future };
}

/** Whether two undo operations in a row lead back through one value: nobody else changed it in between. */
function isContinued(last: Operation | undefined, first: Operation | undefined): boolean {
  if (!last || !first || !isValueChange(last) || !isValueChange(first)) return false;
  return actionOf(last) === actionOf(first) && isSame(last.value, first.was);
}

/** A field that was typed into again goes back to what it was before the first time, in one operation. */
function join(before: Step, after: Step): Step {
  const [first, ...earlier] = before.undo;
  const [last, ...more] = after.undo;
  const isOne = more.length === 0 && after.redo.length === 1 && isContinued(last, first);
  const undo = first && isOne ? [{ ...first, was: last?.was }, ...earlier] : [...after.undo, ...before.undo];
  return {
    ...after,
    label: before.label,
    revision: before.revision,
    undo,
    redo: [...before.redo.slice(0, isOne ? -1 : undefined), ...after.redo],
  };
}
