import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { Facts } from "#forms/screens";
import { LoadingOrError, messageOf, Moment, usePolling, useSession } from "#client";
import { Alert, useKeptFocus } from "#ui/kit";
import type { Entry } from "../../contract.ts";
import { call, ENTRY } from "../client.ts";
import { useEntryActions } from "../use-entry-actions.ts";
import type { EntryStatus } from "../../entry.ts";
import { answerFacts, sourceFacts } from "./entry-facts.tsx";
import { EntryHeader } from "./EntryHeader.tsx";
import { History } from "./History.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { ReplyForm } from "./ReplyForm.tsx";

/** How often an open entry is read again: what someone else does with it appears. */
const POLL_MS = 15_000;

type EntryDetailProps = {
  id: string;
  /** Beside the list the screen has its heading already. */
  level: 1 | 2;
  isReplying: boolean;
  onReply: (isReplying: boolean) => void;
  /** Whether the field for a note is to have the focus; `onNoting` is called once it has. */
  isNoting: boolean;
  onNoting: () => void;
  onStatus: (entry: Entry, status: EntryStatus) => void;
};

/** A new entry becomes read when someone opens it who may change it. */
function useRead(entry: Entry | undefined, mayEdit: boolean): void {
  const { change } = useEntryActions();
  const read = useEffectEvent((id: string) => {
    // Someone else may have decided on it in this moment; then there is nothing to do.
    void change(id, { status: "read", was: "new" }).catch(() => undefined);
  });
  const newId = mayEdit && entry?.status === "new" ? entry.id : undefined;
  useEffect(() => {
    if (newId !== undefined) read(newId);
  }, [newId]);
}

/** Everything about one entry. */
export function EntryDetail({ id, level, isReplying, onReply, isNoting, onNoting, onStatus }: EntryDetailProps) {
  const mayEdit = useSession().may("lead.edit");
  const { tryChange } = useEntryActions();
  const { data, error, refetch } = useQuery({
    queryKey: [ENTRY, id],
    queryFn: ({ signal }) => call("GET /api/inbox/entries/:id", { params: { id }, signal }),
    refetchInterval: usePolling(POLL_MS),
  });
  useRead(data, mayEdit);
  // On the heading, keys are still the inbox's.
  const focus = useKeptFocus(() =>
    document.querySelector<HTMLElement>("[data-entry-heading]")?.focus({ preventScroll: true }),
  );
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />;
  return (
    <div {...focus} className="grid gap-4">
      <EntryHeader
        entry={data}
        level={level}
        mayEdit={mayEdit}
        onReply={() => onReply(true)}
        onStatus={(status) => onStatus(data, status)}
        onChange={(change) => void tryChange(id, change)}
      />
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      {data.isHeld && (
        <Alert kind="info">
          This was taken for spam, because a field that people don’t see was filled in. Nothing was sent on. “Not spam”
          sends on what was held back.
        </Alert>
      )}
      {isReplying && mayEdit && data.email && <ReplyForm entry={data} onClose={() => onReply(false)} />}
      {data.facts.length > 0 && <Facts title={data.form} facts={answerFacts(data)} />}
      <section className="rounded-card border border-line bg-raised p-4 md:p-5">
        <h2 className="text-lead font-semibold">Notes and history</h2>
        <History events={data.events} />
        {mayEdit && <NoteForm entryId={id} takesFocus={isNoting} onFocus={onNoting} />}
      </section>
      <Facts title="Where it came from" facts={sourceFacts(data)} />
      {data.consent && (
        <Facts
          title="Consent"
          facts={[
            ["Agreed to", <span key="text">{data.consent.text}</span>],
            ["When", <Moment key="at" at={data.consent.at} exact />],
            ["Version of the text", <code key="version">{data.consent.version}</code>],
          ]}
        />
      )}
    </div>
  );
}
