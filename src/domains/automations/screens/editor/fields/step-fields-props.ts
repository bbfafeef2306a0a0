import type { Faults } from "#client";
import type { StepType } from "../../../steps.ts";
import type { FormStep } from "../automation-form.ts";
import type { PlaceName } from "../places.ts";

/** The fields of one type of step. */
export type StepFieldsProps<Type extends StepType> = {
  step: Extract<FormStep, { type: Type }>;
  /** The step's place in the request's body, with dots: fields are named after it. */
  path: string;
  places: readonly PlaceName[];
  faults: Faults;
  /** @param what typing in the same field is one change for undo. */
  onChange: (change: Partial<Omit<Extract<FormStep, { type: Type }>, "type" | "uid">>, what?: string) => void;
};
