import { createContext, useContext, type ReactNode } from "react";
import type { Operation, Path } from "#publishing";
import type { Store } from "../state/store.ts";
import type { FieldSpec } from "./field-spec.ts";

/** Which items of lists are open, by their keys (unique in a block). */
export type OpenItems = { open: ReadonlySet<string> };

/** A change of one field. `was`: what its author saw, where someone else has changed it since. */
export type FieldChange = { path: Path; value: unknown; was?: unknown };

/** Options of a field's change. */
type ChangeOptions = { step?: string; session?: string; beside?: readonly FieldChange[] };

/** The context of a block's form; it doesn't change during typing. */
export type FormContext = {
  blockKey: string;
  items: Store<OpenItems>;
  /** @returns why the draft wouldn't accept a value; undefined when it would. */
  faultOf: (change: FieldChange) => string | undefined;
  /**
   * Sets a field; null removes an optional one. Changes of a field in quick succession are one step.
   * @param options `step` names a separate step, `session` the field session; `beside` changes with it.
   * @returns why it can't be, in which case nothing is changed.
   */
  set: (change: FieldChange, options?: ChangeOptions) => string | undefined;
  /** Applies operations on a list as one step. @returns whether anything changed; otherwise an alert says why. */
  change: (operations: readonly Operation[], label: string) => boolean;
  /** Renders a field inside another one. */
  renderField: (spec: FieldSpec, path: Path) => ReactNode;
};

const Context = createContext<FormContext | undefined>(undefined);

/** Provides the context to a form's fields. */
export const FormProvider = Context.Provider;

/** @returns the context of the surrounding form. */
export function useForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error("This field is outside a form");
  return context;
}
