import { useState, type SubmitEvent } from "react";
import { LEAD_ACTION } from "#forms";
import type { FormState } from "../context.tsx";
import { answerOf } from "../parts/form/shown-answer.ts";
import { fieldsOf, submitForm } from "../parts/form/submit-form.ts";
import type { CalculatorTexts } from "./calculator-props.ts";

/** What is wrong with the form, by field. */
type Faults = Record<string, string>;

/** Why a field can't be sent, in the page's words; the browser's own for what these don't name. */
function faultOf({ name, validity, type, validationMessage }: HTMLInputElement, texts: CalculatorTexts["form"]) {
  if (validity.valueMissing) return name === "consent" ? texts.consentRequired : texts.required;
  if (validity.typeMismatch) return type === "email" ? texts.invalidEmail : texts.invalidUrl;
  return validationMessage;
}

const invalidIn = (form: HTMLFormElement) =>
  [...form.elements].filter((one) => one instanceof HTMLInputElement).filter(({ validity }) => !validity.valid);

/**
 * Sends the lead form in place (spec 4: submitting, then a success or an error card). What is missing is said at each
 * field instead, the first of which gets the focus; nothing is sent.
 */
export function useQuote(state: FormState, texts: CalculatorTexts["form"]) {
  const [answer, setAnswer] = useState(() => answerOf(state));
  const [faults, setFaults] = useState<Faults>(() => (answer?.ok === false ? answer.fields : {}));
  const [isSending, setSending] = useState(false);

  async function send(form: HTMLFormElement) {
    const fields = fieldsOf(form);
    setSending(true);
    const reply = await submitForm({ address: location.href, form: LEAD_ACTION, fields, failed: texts.failed });
    setSending(false);
    setAnswer({ ...reply, isFresh: true });
    setFaults(reply.ok ? {} : reply.fields);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const invalid = invalidIn(form);
    if (invalid.length === 0) {
      void send(form);
      return;
    }
    setFaults(Object.fromEntries(invalid.map((field) => [field.name, faultOf(field, texts)])));
    // Once the field names its fault, so that both are read out.
    setTimeout(() => invalid[0]?.focus());
  }

  /** Takes back what is said at a field that has become valid. */
  function mend({ name, validity }: HTMLInputElement) {
    if (!validity.valid || !(name in faults)) return;
    setFaults(({ [name]: _mended, ...others }) => others);
  }

  return { answer, faults, isSending, submit, mend };
}
