import { useState, type SubmitEvent } from "react";
import { LEAD_ACTION } from "#forms";
import type { FormState } from "../context.tsx";
import { answerOf } from "../parts/form/shown-answer.ts";
import { fieldsOf, submitForm } from "../parts/form/submit-form.ts";

/** Sends the lead form in place (spec 4: submitting, then a success or an error card). */
export function useQuote(state: FormState, failed: string) {
  const [answer, setAnswer] = useState(() => answerOf(state));
  const [isSending, setSending] = useState(false);

  async function send(form: HTMLFormElement) {
    const fields = fieldsOf(form);
    setSending(true);
    const reply = await submitForm({ address: location.href, form: LEAD_ACTION, fields, failed });
    setSending(false);
    setAnswer({ ...reply, isFresh: true });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  }

  const refused = answer?.ok === false ? answer.fields : {};
  return { answer, refused, isSending, submit };
}
