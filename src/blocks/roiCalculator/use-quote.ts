import { useState, type SubmitEvent } from "react";
import type { FormState } from "../context.tsx";
import { submitLead, type LeadReply } from "./submit-lead.ts";

/** What the form shows: nothing yet, or the answer to the last post; `isFresh` when it came while the page stood. */
export type QuoteAnswer = LeadReply & { isFresh: boolean };

function answerOf({ success, error, fields = {} }: FormState): QuoteAnswer | undefined {
  if (success) return { ok: true, success, isFresh: false };
  if (error) return { ok: false, error, fields, isFresh: false };
  return undefined;
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(entries);
}

/** Sends the lead form in place (spec 4: submitting, then a success or an error card). */
export function useQuote(state: FormState, failed: string) {
  const [answer, setAnswer] = useState(() => answerOf(state));
  const [isSending, setSending] = useState(false);

  async function send(form: HTMLFormElement) {
    const fields = fieldsOf(form);
    setSending(true);
    const reply = await submitLead(location.href, fields, failed);
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
