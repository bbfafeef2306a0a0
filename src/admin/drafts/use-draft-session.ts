import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  DraftDocument,
  holdSession,
  type Journal,
  openJournal,
  Sync,
  type SyncView,
  unstoredTexts,
  whenGone,
  withdrawSteps,
} from "#drafts";
import { newKey } from "#shared";
import { toast } from "#ui/kit";
import { usePageEvents, usePresence, type Connection, type Person } from "../live/index.ts";
import { PAGES } from "../pages/page.ts";
import { onSignedOut, useSession } from "#client";
import { readDraft, type OpenedDraft } from "./read-draft.ts";
import { sendBatch } from "./send-batch.ts";

/** A page's draft as one screen works on it: changes of `document` are stored once `sync.changed` is called. */
export type DraftSession = {
  document: DraftDocument;
  sync: Sync;
  /** The state of saving. */
  view: SyncView;
  /** Who else has the page open. */
  people: readonly Person[];
  connection: Connection;
  /** Shows others which block this person is at. */
  onLocate: (key: string | undefined) => void;
};

type SessionOptions = {
  pageId: string;
  /** The draft that the session begins with. */
  opened: OpenedDraft;
  /** The page's draft, name, path or status may have changed, also by the user's own action. */
  onChange?: () => void;
};

const NOT_KEPT =
  "This browser keeps no copy of changes that haven’t been saved yet. Before you close the page, wait until it says “Saved”.";

function sayRecovered(count: number): void {
  toast.success(`${count} ${count === 1 ? "change" : "changes"} recovered`, { duration: 10_000 });
}

/** `known`: the sessions whose end is awaited already, and the own one. */
type Owner = { pageId: string; userId: string; known: Set<string> };

/** Recovers what closed sessions have left on this page. @param signal ends the search. */
async function recoverOthers(
  journal: Journal,
  sync: Sync,
  { pageId, userId, known }: Owner,
  signal: AbortSignal,
): Promise<void> {
  const read = async (id: string) => (await journal.read(pageId, userId)).filter((entry) => entry.clientId === id);
  const entries = await journal.read(pageId, userId);
  for (const { clientId: other } of entries) {
    if (known.has(other)) continue;
    known.add(other);
    // What comes last is what was typed last.
    const readWrittenAt = async () => (await read(other)).at(-1)?.at;
    // It may have written and sent more before it was closed.
    const take = async () => {
      const rest = await read(other);
      if (!signal.aborted) sync.recover(rest);
    };
    whenGone(other, readWrittenAt, signal, () => void take().catch(() => {}));
  }
}

/**
 * Sends pending changes when the user may be about to leave, and retries when the connection may be back. Asks before the
 * user leaves changes that this browser can't store.
 * @returns a function that stops listening.
 */
function listen(sync: Sync, draft: DraftDocument): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const ask = (event: BeforeUnloadEvent) => {
    const { isDurable, saveState } = sync.view();
    const wouldLose = (!isDurable && saveState !== "saved") || unstoredTexts(draft).size > 0;
    if (wouldLose) event.preventDefault();
  };
  document.addEventListener("focusout", sync.flush, { signal });
  document.addEventListener("visibilitychange", sync.flush, { signal });
  window.addEventListener("pagehide", sync.leave, { signal });
  window.addEventListener("online", sync.flush, { signal });
  window.addEventListener("beforeunload", ask, { signal });
  return () => ended.abort();
}

/** Creates a session's document and sync; the same ones as long as its screen is shown. */
function useEngine(pageId: string, userId: string, { draft, revision }: OpenedDraft) {
  const [engine] = useState(() => {
    const document = new DraftDocument({ draft, revision, clientId: newKey(), newId: newKey });
    const journal = openJournal();
    const options = { pageId, userId, document, journal, send: sendBatch, readDraft, onRecovered: sayRecovered };
    return { document, journal, sync: new Sync(options) };
  });
  return engine;
}

/** Works on a page's draft: stores the user's changes, follows others', and recovers those of a lost tab. */
export function useDraftSession({ pageId, opened, onChange }: SessionOptions): DraftSession {
  const { user, hasEnded = false } = useSession();
  const userId = user?.id ?? "";
  const { document: draft, journal, sync } = useEngine(pageId, userId, opened);
  const { clientId } = draft;
  const client = useQueryClient();
  const view = useSyncExternalStore(sync.subscribe, sync.view);
  const [located, onLocate] = useState<string>();
  const recover = useRef<() => void>(undefined);

  useEffect(() => {
    const search = new AbortController();
    const owner = { pageId, userId, known: new Set([clientId]) };
    recover.current = () => void recoverOthers(journal, sync, owner, search.signal).catch(() => sync.notDurable());
    recover.current();
    const release = holdSession(clientId);
    const endSignedOut = onSignedOut(sync.signedOut);
    const endListening = listen(sync, draft);
    return () => {
      endSignedOut();
      endListening();
      withdrawSteps();
      void sync.settle().finally(() => {
        search.abort();
        release();
      });
    };
  }, [journal, sync, draft, pageId, userId, clientId]);

  useEffect(() => {
    if (hasEnded) sync.signedOut();
    else if (sync.view().halt?.kind === "signedOut") sync.resume();
  }, [hasEnded, sync]);

  useEffect(() => {
    if (!view.isDurable) toast.info(NOT_KEPT, { id: "not-kept", duration: Infinity });
  }, [view.isDurable]);

  const followed = hasEnded ? undefined : pageId;
  const { people, connection } = usePageEvents(followed, draft.revision, {
    onOperations: (event) => {
      draft.receive(event);
      onChange?.();
    },
    onStatus: () => {
      void client.invalidateQueries({ queryKey: [PAGES, pageId] });
      onChange?.();
    },
  });
  usePresence(followed, clientId, located);
  // Who has come or gone may be another tab of this browser that left something.
  useEffect(() => {
    if (people.length > 0) recover.current?.();
  }, [people.length]);
  const others = useMemo(() => people.filter((person) => person.clientId !== clientId), [people, clientId]);
  return { document: draft, sync, view, people: others, connection, onLocate };
}
