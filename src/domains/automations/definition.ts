import { z } from "zod";
import { failAt, ok, plainIssue, type Result } from "#shared";
import { AUTOMATION_LIMITS as MAX } from "./limits.ts";
import { steps, type Step, type StepType } from "./steps.ts";
import { trigger, TRIGGER_TYPES, type Trigger } from "./trigger-types.ts";

const definition = z.object({ trigger, steps });

/** What an automation does: data, never code. A stored version of it never changes. */
export type Definition = { trigger: Trigger; steps: Step[] };

type Fault = { path: string[]; message: string };

/** Names that no step may have: what the trigger and the site bring. */
const TAKEN: ReadonlySet<string> = new Set([...TRIGGER_TYPES, "site", "entry"]);

/** Walks steps in the order of their numbers, with the path to each. */
export function* walkSteps(
  list: readonly Step[],
  path: readonly string[] = [],
): Generator<{ step: Step; path: string[] }> {
  for (const [index, step] of list.entries()) {
    const at = [...path, String(index)];
    yield { step, path: at };
    if (step.type !== "condition") continue;
    yield* walkSteps(step.then, [...at, "then"]);
    yield* walkSteps(step.else, [...at, "else"]);
  }
}

function keyFault(all: readonly { step: Step; path: string[] }[]): Fault | undefined {
  const seen = new Set<string>();
  for (const { step, path } of all) {
    if (step.key === undefined) continue;
    if (TAKEN.has(step.key)) return { path: [...path, "key"], message: `The name ${step.key} is taken` };
    if (seen.has(step.key)) return { path: [...path, "key"], message: "Another step has this name" };
    seen.add(step.key);
  }
  return undefined;
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);

/** A field of a step that has to be filled in, by its path with dots, and what to do about it. */
type Gap = [field: string, message: string];

const isBlank = (text: string) => text.trim() === "";

type Checks = { [Type in StepType]: (step: Extract<Step, { type: Type }>) => Gap | undefined | false };

/** What keeps each type of step from being carried out. */
const GAPS: Checks = {
  mail: ({ subject, text }) =>
    isBlank(subject) ? ["subject", "Enter a subject"] : isBlank(text) && ["text", "Enter a text"],
  webhook: ({ url }) => !isWebAddress(url) && ["url", "Enter an address that begins with https://"],
  condition: ({ rules }) => {
    if (rules.length === 0) return ["rules", "Add a rule"];
    const index = rules.findIndex(({ field }) => isBlank(field));
    return index >= 0 && [`rules.${index}.field`, "Choose a field"];
  },
  wait: ({ days, hours, minutes, until }) => {
    if (until !== undefined) return isBlank(until) && ["until", "Enter a time"];
    return days + hours + minutes === 0 && ["hours", "Enter how long"];
  },
  ai: ({ prompt }) => isBlank(prompt) && ["prompt", "Write what the model should do"],
  update: ({ status, tags, assignee, note }) =>
    [status, tags, assignee, note].every((one) => one === undefined || one.length === 0) && [
      "status",
      "Choose what to set",
    ],
  row: ({ entity }) => entity === "" && ["entity", "Choose an entity"],
  stop: () => undefined,
};

function gapOf<Type extends StepType>(step: Extract<Step, { type: Type }>): Gap | undefined {
  const check: Checks[Type] = GAPS[step.type];
  return check(step) || undefined;
}

/** @returns the first step that can't be carried out as it is: enabled automations have none. */
export function findGap({ steps: list }: Definition): Fault | undefined {
  for (const { step, path } of walkSteps(list, ["steps"])) {
    const gap = gapOf(step);
    if (gap) return { path: [...path, ...gap[0].split(".")], message: gap[1] };
  }
  return undefined;
}

/**
 * Checks a trigger and steps from outside.
 * @param isEnabled whether each step must be complete; what is switched off may have gaps.
 * @returns the definition with its defaults, or INVALID with the path of the first fault.
 */
export function checkDefinition(given: unknown, isEnabled: boolean): Result<Definition, "INVALID"> {
  const parsed = definition.safeParse(given, { error: plainIssue });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return failAt("INVALID", issue?.message ?? "These steps can’t be used", { path: issue?.path.map(String) ?? [] });
  }
  const all = [...walkSteps(parsed.data.steps, ["steps"])];
  if (all.length > MAX.steps) {
    return failAt("INVALID", `An automation has at most ${MAX.steps} steps`, { path: ["steps"] });
  }
  const fault = keyFault(all) ?? (isEnabled ? findGap(parsed.data) : undefined);
  return fault ? failAt("INVALID", fault.message, { path: fault.path }) : ok(parsed.data);
}

/** Reads a stored definition, which was checked when it was stored. */
export function readDefinition(text: string): Definition {
  return definition.parse(JSON.parse(text));
}
