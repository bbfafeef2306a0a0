import { useRef, useState, type ReactNode } from "react";
import type { Faults } from "#client";
import { toast, useAfterRender, useKeptFocus } from "#ui/kit";
import { AUTOMATION_LIMITS } from "../../limits.ts";
import type { StepType } from "../../steps.ts";
import { useTriggers } from "../client.ts";
import { useEntities } from "../suggestions.ts";
import { copyOf, newStep, type AutomationForm, type FormStep } from "./automation-form.ts";
import { placesFor } from "./places.ts";
import { changeStep, insertStep, moveStep, numberForm, removeStep, type Place } from "./step-tree.ts";
import { StepColumn } from "./StepColumn.tsx";

type StepsProps = {
  form: AutomationForm;
  faults: Faults;
  mayEdit: boolean;
  /** Beside the heading. */
  tools: ReactNode;
  /** @param what changes that follow each other with the same name are one for undo. */
  onChange: (steps: FormStep[], what?: string) => void;
};

/** The steps of an automation: a column of cards. */
export function Steps({ form: { trigger, steps }, faults, mayEdit, tools, onChange }: StepsProps) {
  const { data: known } = useTriggers();
  const entities = useEntities();
  const [added, setAdded] = useState<string>();
  const section = useRef<HTMLElement>(null);
  const afterRender = useAfterRender();
  const numbers = numberForm(steps);
  const focusStep = (uid: string) =>
    afterRender(() => document.querySelector<HTMLElement>(`[data-step="${uid}"] [aria-expanded]`)?.focus());

  const focusIn = (column: Element | null | undefined, index: number) => {
    const left = [...(column?.querySelectorAll(":scope > [data-step]") ?? [])];
    const next = left[index] ?? left.at(-1);
    // The button below an empty column adds its first step.
    const place =
      next?.querySelector<HTMLElement>("[aria-expanded]") ?? column?.nextElementSibling?.querySelector("button");
    place?.focus();
  };
  // Undo removes a step that was just added.
  const kept = useKeptFocus(() => focusIn(section.current?.querySelector("ol"), steps.length));

  function insert(step: FormStep, place: Place): void {
    if (numbers.size >= AUTOMATION_LIMITS.steps) {
      toast.error(`An automation has at most ${AUTOMATION_LIMITS.steps} steps.`);
      return;
    }
    setAdded(step.uid);
    focusStep(step.uid);
    onChange(insertStep(steps, step, place));
  }
  const add = (type: StepType, place: Place) => insert(newStep(type), place);
  const actionsOf = (step: FormStep, place: Place) => ({
    onChange: (part: object, what?: string) =>
      onChange(
        changeStep(steps, step.uid, (one) => ({ ...one, ...part })),
        what && `${step.uid} ${what}`,
      ),
    onMove: (by: -1 | 1) => {
      focusStep(step.uid);
      onChange(moveStep(steps, step.uid, by));
    },
    onCopy: () => insert(copyOf(step), { ...place, index: place.index + 1 }),
    onRemove: () => {
      const column = document.querySelector(`[data-step="${step.uid}"]`)?.parentElement;
      afterRender(() => focusIn(column, place.index));
      onChange(removeStep(steps, step.uid));
    },
  });
  return (
    <section ref={section} {...kept} aria-label="Steps" className="mt-5 grid">
      <div className="flex min-h-9 items-center justify-between">
        <h2 className="text-lead font-semibold">Then</h2>
        {tools}
      </div>
      <StepColumn
        {...{ steps, numbers, faults, added }}
        at={{}}
        label="Steps"
        placesOf={(uid) => placesFor(known, entities, { trigger, steps }, uid)}
        unavailable={known?.unavailable ?? []}
        actionsOf={mayEdit ? actionsOf : undefined}
        onAdd={add}
      />
    </section>
  );
}
