import { Fragment } from "react";
import type { Faults } from "#client";
import type { StepType } from "../../steps.ts";
import { AddStep } from "./AddStep.tsx";
import type { FormStep } from "./automation-form.ts";
import { StepCard, type StepActions } from "./StepCard.tsx";
import type { Numbered, Place } from "./step-tree.ts";
import type { PlaceName } from "./places.ts";

type ColumnProps = {
  numbers: ReadonlyMap<string, Numbered>;
  placesOf: (uid: string) => readonly PlaceName[];
  faults: Faults;
  unavailable: readonly StepType[];
  /** The step that was just added. */
  added: string | undefined;
  /** Undefined for people who may only look. */
  actionsOf: ((step: FormStep, place: Place) => StepActions) | undefined;
  onAdd: (type: StepType, place: Place) => void;
};

type StepColumnProps = ColumnProps & {
  steps: readonly FormStep[];
  at: Omit<Place, "index">;
  /** Names the list. */
  label: string;
};

/** Steps below each other, with a plus between them; a condition's branches are columns inside it. */
export function StepColumn({ steps, at, label, ...column }: StepColumnProps) {
  const { numbers, placesOf, faults, unavailable, added, actionsOf, onAdd } = column;
  const numberOf = (step: FormStep | undefined) => (step ? numbers.get(step.uid)?.number : undefined);
  const whereTo = (index: number) => {
    const before = numberOf(steps[index - 1]);
    if (before !== undefined) return `after step ${before}`;
    return at.parent === undefined ? "at the beginning" : `at the beginning of “${label}”`;
  };
  const plus = (index: number, isOpen = false) =>
    actionsOf && (
      <AddStep where={whereTo(index)} {...{ unavailable, isOpen }} onAdd={(type) => onAdd(type, { ...at, index })} />
    );
  return (
    <>
      {steps.length > 0 && plus(0)}
      <ol aria-label={label} className="grid min-w-0">
        {steps.map((step, index) => {
          const { number = 0, path = "" } = numbers.get(step.uid) ?? {};
          return (
            <Fragment key={step.uid}>
              <StepCard
                {...{ step, number, path, faults }}
                places={placesOf(step.uid)}
                position={index + 1}
                count={steps.length}
                isNew={step.uid === added}
                actions={actionsOf?.(step, { ...at, index })}
              >
                {step.type === "condition" && <Branches step={step} {...column} />}
              </StepCard>
              {index < steps.length - 1 && <li className="list-none">{plus(index + 1)}</li>}
            </Fragment>
          );
        })}
      </ol>
      {plus(steps.length, true)}
    </>
  );
}

function Branches({ step, ...column }: ColumnProps & { step: Extract<FormStep, { type: "condition" }> }) {
  return (
    <div className="grid gap-3 pt-3">
      {(["met", "unmet"] as const).map((branch) => {
        const label = branch === "met" ? "If so" : "Otherwise";
        return (
          <div key={branch} className="ms-3 grid min-w-0 border-s-2 border-line ps-3 sm:ms-5 sm:ps-5">
            <p className="text-sm font-semibold text-ink-soft">{label}</p>
            <StepColumn {...column} steps={step[branch]} at={{ parent: step.uid, branch }} label={label} />
          </div>
        );
      })}
    </div>
  );
}
