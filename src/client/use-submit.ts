import { useState, type FormEvent } from "react";
import { ApiError, messageOf } from "./api.ts";
import { inputFaults } from "./input-faults.ts";

type Values = Readonly<Record<string, string>>;

/**
 * Runs a form: its fields are checked by their attributes (`required`, `type`, `minLength`), the first invalid one gets the
 * focus, and nothing is sent twice while `action` runs.
 * @param action gets the entered texts by field name; its error is shown, at the field that the answer names, if any.
 */
export function useSubmit(action: (values: Values, form: HTMLFormElement) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [faults, setFaults] = useState<Values>({});

  async function send(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    try {
      await action(valuesOf(form), form);
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.details.path?.at(-1) : undefined;
      const hasField = field !== undefined && form.elements.namedItem(field) !== null;
      if (hasField) showFaults(form, { [field]: messageOf(failure) });
      else setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  }

  function showFaults(form: HTMLFormElement, found: Values): void {
    setFaults(found);
    const [first] = Object.keys(found);
    const control = first === undefined ? null : form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const found = inputFaults(form);
    setError(undefined);
    showFaults(form, found);
    if (Object.keys(found).length === 0) void send(form);
  }

  return { busy, error, faults, handleSubmit };
}

function valuesOf(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""] as const);
  return Object.fromEntries(texts);
}
