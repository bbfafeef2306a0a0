import { useState, type SubmitEvent, type SyntheticEvent } from "react";
import { LEAD_ACTION } from "#leads";
import type { FormState } from "../context.tsx";
import { answerOf } from "../parts/form/shown-answer.ts";
import { fieldsOf, submitForm } from "../parts/form/submit-form.ts";

/** The form's errors by field. */
type Faults = Record<string, string>;

/**
 * Sends the lead form without a reload (spec 4: submitting, then a success or an error card). With missing values nothing
 * is sent: each field shows the browser's message, and the first one gets the focus.
 */
export function useQuote(state: FormState, failed: string) {
  const [answer, setAnswer] = useState(() => answerOf(state));
  const [faults, setFaults] = useState<Faults>(() => (answer?.ok === false ? answer.fields : {}));
  const [isSending, setSending] = useState(false);

  async function send(form: HTMLFormElement) {
    const fields = fieldsOf(form);
    setSending(true);
    const reply = await submitForm({ address: location.href, form: LEAD_ACTION, fields, failed });
    setSending(false);
    setAnswer({ ...reply, isFresh: true });
    setFaults(reply.ok ? {} : reply.fields);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  }

  /** Called for every invalid field, in order. */
  function mark(event: SyntheticEvent, field: HTMLInputElement) {
    event.preventDefault();
    setFaults((known) => ({ ...known, [field.name]: field.validationMessage }));
    // After its error is set, so that both are announced.
    if (field.form?.querySelector("input:invalid") === field) setTimeout(() => field.focus());
  }

  /** Removes the error of a field that has become valid. */
  function clearFault({ name, validity }: HTMLInputElement) {
    if (!validity.valid || !(name in faults)) return;
    setFaults(({ [name]: _cleared, ...others }) => others);
  }

  return { answer, faults, isSending, submit, mark, clearFault };
}
