import { useState, type FormEvent } from "react";
import { ApiError, messageOf } from "./api.ts";
import { inputFaults } from "./input-faults.ts";

type Values = Readonly<Record<string, string>>;

/**
 * Runs a form: its fields are checked by what they declare (`required`, `type`, `minLength`), the first faulty one gets the
 * focus, and while `action` runs nothing is sent twice.
 * @param action gets the entered texts by the fields' names; what it throws is shown, at its field where the answer names one.
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
  const texts = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return Object.fromEntries(texts) as Values;
}
