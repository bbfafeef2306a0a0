import { createContext, useContext, type ReactNode } from "react";
import type { Operation, Path } from "#publishing";
import type { Store } from "../state/store.ts";
import type { FieldSpec } from "./field-spec.ts";

/** Which items of lists are open, by their keys (unique in a block). */
export type OpenItems = { open: ReadonlySet<string> };

/** A change of one field. `was`: what its author saw there, where somebody else changed it since. */
export type FieldChange = { path: Path; value: unknown; was?: unknown };

/** How a field is changed. */
type ChangeOptions = { step?: string; session?: string; beside?: readonly FieldChange[] };

/** What every field of a block's form works with; nothing of it changes while somebody types. */
export type FormContext = {
  blockKey: string;
  items: Store<OpenItems>;
  /** Id of the list of addresses that links suggest. */
  suggestions: string;
  /** @returns why the draft wouldn't take a value; undefined when it would. */
  faultOf: (change: FieldChange) => string | undefined;
  /**
   * Sets a field; null takes an optional one away. Changes of a field in quick succession are one step.
   * @param options `step` names a step of its own, `session` the stay in the field; `beside` changes with it.
   * @returns why it can't be, in which case nothing is changed.
   */
  set: (change: FieldChange, options?: ChangeOptions) => string | undefined;
  /** Carries out operations on a list as one step. @returns whether anything changed; else people were told why. */
  change: (operations: readonly Operation[], label: string) => boolean;
  /** Draws a field inside another one. */
  drawField: (spec: FieldSpec, path: Path) => ReactNode;
};

const Context = createContext<FormContext | undefined>(undefined);

/** Gives a form's fields what they work with. */
export const FormProvider = Context.Provider;

/** @returns what the form around works with. */
export function useForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error("This field stands outside of a form");
  return context;
}
