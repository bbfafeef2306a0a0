import { useState, type FormEvent } from "react";
import { toast } from "#ui/kit";
import { ApiError, messageOf } from "./api.ts";
import { inputFaults } from "./input-faults.ts";
import { useIsShown } from "./use-is-shown.ts";

type Values = Readonly<Record<string, string>>;

/**
 * Runs a form: its fields are checked by their attributes (`required`, `type`, `minLength`), the first invalid one gets the
 * focus, and nothing is sent twice while `action` runs. A failure is shown by a toast once the form is closed.
 * @param action gets the entered texts by field name; its error is shown, at the field that the answer names, if any.
 * @param onDone gets what `action` returned, and closes the form or goes elsewhere; only while the form is shown.
 * @returns `clearError`: takes away the error of the whole form, once what it is about has changed.
 */
export function useSubmit<Done = void>(
  action: (values: Values, form: HTMLFormElement) => Promise<Done>,
  onDone?: (done: Done) => void,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [faults, setFaults] = useState<Values>({});
  const isShown = useIsShown();

  async function send(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    try {
      const done = await action(valuesOf(form), form);
      if (isShown()) onDone?.(done);
    } catch (failure) {
      if (!isShown()) return toast.error(messageOf(failure));
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

  return { busy, error, faults, handleSubmit, clearError: () => setError(undefined) };
}

function valuesOf(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""] as const);
  return Object.fromEntries(texts);
}
