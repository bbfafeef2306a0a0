import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { messageOf, useIsShown, useSentId } from "#client";
import { Alert, Button, TextArea, toast, useKeptText } from "#ui/kit";
import { ENTRY_LIMITS } from "../../entry.ts";
import { call, ENTRY } from "../client.ts";

type NoteFormProps = { entryId: string; takesFocus: boolean; onFocus: () => void };

/** Adds a note for the team. What is typed is kept until it is added or cleared, and while an earlier note is on its way. */
export function NoteForm({ entryId, takesFocus, onFocus }: NoteFormProps) {
  const client = useQueryClient();
  const { value, change, drop } = useKeptText(`inbox-note:${entryId}`);
  const sent = useSentId(`inbox-sent-note:${entryId}`);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isShown = useIsShown();
  const element = useRef<HTMLFormElement>(null);
  const typed = useRef(value);
  const focus = useEffectEvent(() => {
    element.current?.querySelector("textarea")?.focus();
    onFocus();
  });
  useEffect(() => {
    if (takesFocus) focus();
  }, [takesFocus]);
  function enter(text: string): void {
    typed.current = text;
    if (text) change(text);
    else drop();
  }
  async function add(): Promise<void> {
    if (busy || !value.trim()) return;
    setBusy(true);
    setError(undefined);
    try {
      const body = { text: value };
      await call("POST /api/inbox/entries/:id/notes", {
        params: { id: entryId },
        body: { ...body, id: sent.idFor(body) },
      });
      sent.drop();
      // The button goes with the text. On the heading, keys are still the inbox's.
      if (element.current?.querySelector("button")?.matches(":focus"))
        document.querySelector<HTMLElement>("[data-entry-heading]")?.focus({ preventScroll: true });
      enter(typed.current.startsWith(value) ? typed.current.slice(value.length).trimStart() : typed.current);
      await client.invalidateQueries({ queryKey: [ENTRY, entryId] });
    } catch (failure) {
      // Where an answer was lost, the history says whether the note is there.
      void client.invalidateQueries({ queryKey: [ENTRY, entryId] });
      if (isShown()) setError(messageOf(failure));
      else toast.error(messageOf(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      ref={element}
      className="mt-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <TextArea
        label="Note"
        hint="Only your team sees notes."
        name="note"
        maxLength={ENTRY_LIMITS.note}
        value={value}
        onValueChange={enter}
      />
      {value.trim() !== "" && (
        <Button type="submit" busy={busy} className="justify-self-start">
          Add note
        </Button>
      )}
    </form>
  );
}
