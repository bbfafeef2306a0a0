import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isObject } from "#shared";
import { useKept } from "#ui/kit";
import { ApiError, messageOf } from "../api.ts";
import { mergeForm } from "./merge-form.ts";

/** What is wrong with fields, by their names: the path in the request's body, with dots. */
export type Faults = Readonly<Record<string, string>>;

type StoredFormOptions<Stored, Form extends object> = {
  /** The name under which the tab keeps what was entered. */
  name: string;
  /** Undefined for something new. */
  stored: Stored | undefined;
  /** @returns a stored thing as fields show it; empty fields for a new one. */
  formOf: (stored: Stored | undefined) => Form;
  /** Checks what can be checked before anything is sent. */
  check: (form: Form) => Faults;
  /** Stores what was entered. @throws ApiError */
  send: (base: Stored | undefined, form: Form) => Promise<Stored>;
  /** Reads what is stored now. */
  reload: (base: Stored) => Promise<Stored>;
  /** The code of the refusal when someone else has saved it. */
  changedCode: string;
  onSaved: (saved: Stored) => Promise<void>;
};

type Entered<Stored, Form> = { base: Stored | undefined; form: Form };

const NONE: Faults = {};

/** @returns what was kept in the tab; undefined for anything else. This module alone writes it. */
function readEntered<Stored, Form>(kept: unknown): Entered<Stored, Form> | undefined {
  return isObject(kept) && isObject(kept.form) ? (kept as Entered<Stored, Form>) : undefined;
}

/**
 * A form for something stored. What was entered is kept in the tab until it is saved or discarded; input during a save is
 * kept for the next one. When someone else has saved first, both changes are merged, and `isJoined` says so.
 */
export function useStoredForm<Stored, Form extends object>(options: StoredFormOptions<Stored, Form>) {
  const { stored, formOf, check, send, reload, changedCode, onSaved } = options;
  const kept = useKept(options.name, readEntered<Stored, Form>);
  const [faults, setFaults] = useState(NONE);
  const [error, setError] = useState<string>();
  const [isJoined, setJoined] = useState(false);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  /** What was entered while an earlier state is being saved. */
  const since = useRef<Form>(undefined);
  const entered = kept.value ?? { base: stored, form: formOf(stored) };

  function show(found: Faults, otherwise?: string): void {
    // A collapsed part has its fields only once a fault has opened it.
    flushSync(() => setFaults(found));
    const names = Object.keys(found);
    const [first] = names.flatMap((name) => element.current?.elements.namedItem(name) ?? []);
    setError(first || names.length === 0 ? otherwise : Object.values(found).join(" "));
    if (first instanceof HTMLElement) first.focus();
  }

  /** @param left what is still to be saved. */
  function settle(left?: Entered<Stored, Form>): void {
    since.current = undefined;
    if (left) kept.change(left);
    else kept.drop();
    setJoined(false);
    show(NONE);
  }

  async function join({ base, form }: Entered<Stored, Form>): Promise<void> {
    if (!base) return;
    const theirs = await reload(base);
    kept.change({ base: theirs, form: mergeForm(formOf(base), since.current ?? form, formOf(theirs)) });
    setJoined(true);
  }

  async function store(given: Entered<Stored, Form>): Promise<void> {
    try {
      const saved = await send(given.base, given.form);
      // The form shows what was entered until the screen has loaded it.
      await onSaved(saved);
      // A new thing gets another form once it is stored.
      const left = given.base && since.current;
      settle(left && { base: saved, form: mergeForm(given.form, left, formOf(saved)) });
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === changedCode) await join(given);
      else throw failure;
    }
  }

  async function save(): Promise<void> {
    const found = check(entered.form);
    show(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    since.current = undefined;
    try {
      await store(entered);
    } catch (failure) {
      const path = failure instanceof ApiError ? failure.details.path : undefined;
      if (path) show({ [path.join(".")]: messageOf(failure) });
      else show(NONE, messageOf(failure));
    } finally {
      setBusy(false);
    }
  }

  return {
    element,
    form: entered.form,
    isKept: kept.isKept,
    faults,
    error,
    isJoined,
    busy,
    change: (fields: Partial<Form>) => {
      since.current = { ...entered.form, ...fields };
      kept.change({ base: entered.base, form: since.current });
    },
    save: () => void save(),
    discard: () => settle(),
  };
}
