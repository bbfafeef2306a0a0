import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ApiError, messageOf, siteName, useIsShown, useSentId, useUser } from "#client";
import { Alert, Button, focusInvalid, TextArea, TextField, toast, useKeptText } from "#ui/kit";
import type { Entry } from "../../contract.ts";
import { ENTRY_LIMITS } from "../../entry.ts";
import { call, ENTRY } from "../client.ts";

type ReplyFormProps = { entry: Entry; onClose: () => void };

type Faults = { subject?: string; text?: string };

/** Sends the person an email. What is typed is kept until it is sent or discarded. */
export function ReplyForm({ entry: { id, email, form }, onClose }: ReplyFormProps) {
  const client = useQueryClient();
  const { email: own } = useUser();
  const subject = useKeptText(`inbox-subject:${id}`, () => `Re: ${form} (${siteName()})`);
  const text = useKeptText(`inbox-reply:${id}`);
  const sent = useSentId(`inbox-sent-reply:${id}`);
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isShown = useIsShown();
  const discard = () => {
    subject.drop();
    text.drop();
    onClose();
  };
  async function send(element: HTMLFormElement): Promise<void> {
    if (busy) return;
    const found: Faults = {
      ...(!subject.value.trim() && { subject: "Enter a subject" }),
      ...(!text.value.trim() && { text: "Write something" }),
    };
    flushSync(() => setFaults(found));
    setError(undefined);
    if (focusInvalid(element)) return;
    setBusy(true);
    try {
      const body = { subject: subject.value, text: text.value };
      await call("POST /api/inbox/entries/:id/replies", {
        params: { id },
        body: { ...body, id: sent.idFor(body) },
      });
      sent.drop();
      // What was typed in the meantime isn't sent: it stays.
      if (text.present() === body.text) discard();
      toast.success(`The reply to ${email} is on its way.`);
      await client.invalidateQueries({ queryKey: [ENTRY, id] });
    } catch (failure) {
      // Where an answer was lost, the history says whether the reply is there.
      void client.invalidateQueries({ queryKey: [ENTRY, id] });
      if (!isShown()) return toast.error(messageOf(failure));
      const path = failure instanceof ApiError ? failure.details.path?.[0] : undefined;
      if (path === "subject") setFaults({ subject: messageOf(failure) });
      else setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      noValidate
      aria-label="Reply"
      className="grid gap-3 rounded-card border border-line bg-raised p-4 md:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <h2 className="text-lead font-semibold">Reply</h2>
      <p className="text-ink-soft wrap-anywhere">{`To ${email}. Answers go to you, ${own}.`}</p>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <TextField
        label="Subject"
        value={subject.value}
        maxLength={ENTRY_LIMITS.subject}
        error={faults.subject}
        onValueChange={subject.change}
      />
      <TextArea
        label="Text"
        name="reply"
        className="min-h-40"
        value={text.value}
        maxLength={ENTRY_LIMITS.reply}
        error={faults.text}
        onValueChange={text.change}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens because someone wants to write
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" icon={<Send />} busy={busy}>
          Send
        </Button>
        <Button onClick={onClose}>Close</Button>
        {text.isKept && <Button onClick={discard}>Discard</Button>}
      </div>
    </form>
  );
}
