import { useRef, useState } from "react";
import { isObject } from "#shared";
import { useKeptValues } from "#ui/kit";

/**
 * What was entered, on top of what it was begun with (undefined for something new). `sent`: what was sent last without an
 * answer, so that it may be stored.
 */
export type Entered<Stored, Form> = { base: Stored | undefined; form: Form; sent?: { id: string; form: Form } };

export type EnteredOptions<Stored, Form> = {
  /** @returns the name under which the tab keeps what was entered for a stored thing, or for a new one. */
  keptName: (stored: Stored | undefined) => string;
  /** Undefined for something new. */
  stored: Stored | undefined;
  /** @returns a stored thing as fields show it; empty fields for a new one. */
  formOf: (stored: Stored | undefined) => Form;
};

/**
 * What was entered for something stored, kept in the tab until it is dropped.
 * @returns `shown`: what this render shows; `latest` and `present`: what was entered by now, also after a later render,
 * undefined or as stored where nothing was; `enter`: keeps it, `set` only shows it.
 */
export function useEntered<Stored, Form extends object>({ keptName, stored, formOf }: EnteredOptions<Stored, Form>) {
  const values = useKeptValues();
  /** @param was anything; a field that it lacks has what is stored. */
  function read(was: unknown): Entered<Stored, Form> | undefined {
    if (!isObject(was) || !isObject(was.form)) return undefined;
    // This module alone writes it.
    const { base, sent } = was as Pick<Entered<Stored, Form>, "base" | "sent">;
    return { base, form: { ...formOf(base), ...was.form }, sent };
  }
  const [entered, setEntered] = useState(() => read(values.read(keptName(stored))));
  const [isKept, setKept] = useState(entered !== undefined);
  // A change may come from an earlier render, or while the server answers.
  const latest = useRef(entered);
  const asStored = (): Entered<Stored, Form> => ({ base: stored, form: formOf(stored) });
  const present = () => latest.current ?? asStored();

  function set(next: Entered<Stored, Form> | undefined): void {
    latest.current = next;
    setEntered(next);
    setKept(false);
  }

  function enter(next: Entered<Stored, Form>): void {
    set(next);
    values.write(keptName(next.base), next);
    setKept(true);
  }

  function drop(): void {
    values.drop(keptName(present().base));
    set(undefined);
  }

  return { shown: entered ?? asStored(), isKept, latest: () => latest.current, present, set, enter, drop };
}
