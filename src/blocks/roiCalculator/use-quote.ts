import { useState, type SubmitEvent, type SyntheticEvent } from "react";
import { LEAD_ACTION } from "#leads";
import type { FormState } from "../context.tsx";
import { answerOf } from "../parts/form/shown-answer.ts";
import { fieldsOf, submitForm } from "../parts/form/submit-form.ts";

/** What is wrong with the form, by field. */
type Faults = Record<string, string>;

/**
 * Sends the lead form in place (spec 4: submitting, then a success or an error card). A try with something missing sends
 * nothing: each field says so in the browser's words, and the first one gets the focus.
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

  /** Hears of every field that keeps the browser from sending, in order. */
  function mark(event: SyntheticEvent, field: HTMLInputElement) {
    event.preventDefault();
    setFaults((known) => ({ ...known, [field.name]: field.validationMessage }));
    // Once it names its fault, so that both are read out.
    if (field.form?.querySelector("input:invalid") === field) setTimeout(() => field.focus());
  }

  /** Takes back what is said at a field that has become valid. */
  function mend({ name, validity }: HTMLInputElement) {
    if (!validity.valid || !(name in faults)) return;
    setFaults(({ [name]: _mended, ...others }) => others);
  }

  return { answer, faults, isSending, submit, mark, mend };
}
