import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { EditorDocument } from "#editor";
import { toast } from "#ui/kit";
import { onSignedOut } from "#client";
import { usePageEvents, usePresence } from "../../live/index.ts";
import { PAGES } from "../../pages/page.ts";
import { readDraft } from "../read-draft.ts";
import { openJournal, type Journal } from "./journal.ts";
import { sendBatch } from "./send-batch.ts";
import { holdSession, whenGone } from "./sessions.ts";
import { Sync } from "./sync.ts";

/** A session of the editor: whose it is, and on what. */
export type Session = { pageId: string; userId: string; clientId: string; document: EditorDocument };

const NOT_KEPT =
  "This browser keeps no copy of changes that aren’t saved yet. Before you close the page, wait until it says “Saved”.";

function sayRecovered(count: number): void {
  toast.success(`${count} ${count === 1 ? "change" : "changes"} recovered`, { duration: 10_000 });
}

/** Finds what sessions that are gone have left on this page. @param signal ends the search. */
async function recoverOthers(journal: Journal, sync: Sync, session: Session, signal: AbortSignal): Promise<void> {
  const { pageId, userId, clientId } = session;
  const read = async (id: string) => (await journal.read(pageId, userId)).filter((entry) => entry.clientId === id);
  const entries = await journal.read(pageId, userId);
  const sessions = Map.groupBy(entries, (entry) => entry.clientId);
  for (const [other, left] of sessions) {
    if (other === clientId) continue;
    const writtenAt = Math.max(...left.map(({ at }) => at));
    // It may have written and sent more until it was gone.
    const take = async () => {
      const rest = await read(other);
      if (!signal.aborted) sync.recover(rest);
    };
    whenGone(other, writtenAt, signal, () => void take().catch(() => {}));
  }
}

/** Sends what waits where somebody may be about to leave, and tries again when the connection may be back. */
function listen(sync: Sync): () => void {
  const handlers = { focusout: sync.flush, visibilitychange: sync.flush, pagehide: sync.leave, online: sync.flush };
  const targets = { focusout: document, visibilitychange: document, pagehide: window, online: window };
  const names = ["focusout", "visibilitychange", "pagehide", "online"] as const;
  const ask = (event: BeforeUnloadEvent) => {
    const { isDurable, saveState } = sync.view();
    if (!isDurable && saveState !== "saved") event.preventDefault();
  };
  for (const name of names) targets[name].addEventListener(name, handlers[name]);
  window.addEventListener("beforeunload", ask);
  return () => {
    for (const name of names) targets[name].removeEventListener(name, handlers[name]);
    window.removeEventListener("beforeunload", ask);
  };
}

/** Keeps an editor's document and the server's draft the same. @returns what the editor and its notices show of it. */
export function useSync(session: Session) {
  const { pageId, userId, clientId, document: page } = session;
  const client = useQueryClient();
  const [journal] = useState(openJournal);
  const [sync] = useState(
    () => new Sync({ pageId, userId, document: page, journal, send: sendBatch, readDraft, onRecovered: sayRecovered }),
  );
  const view = useSyncExternalStore(sync.subscribe, sync.view);
  const [located, onLocate] = useState<string>();

  useEffect(() => {
    const search = new AbortController();
    const release = holdSession(clientId);
    const endSignedOut = onSignedOut(sync.signedOut);
    const endListening = listen(sync);
    recoverOthers(journal, sync, { pageId, userId, clientId, document: page }, search.signal).catch(() =>
      sync.notDurable(),
    );
    return () => {
      endSignedOut();
      endListening();
      void sync.settle().finally(() => {
        search.abort();
        release();
      });
    };
  }, [journal, sync, pageId, userId, clientId, page]);

  useEffect(() => {
    if (!view.isDurable) toast.info(NOT_KEPT, { id: "not-kept", duration: Infinity });
  }, [view.isDurable]);

  const { people } = usePageEvents(pageId, page.revision, {
    onOperations: (revision, operations) => page.receive({ revision, operations }),
    onStatus: () => void client.invalidateQueries({ queryKey: [PAGES, pageId] }),
  });
  usePresence(pageId, located, clientId);
  const others = useMemo(() => people.filter((person) => person.clientId !== clientId), [people, clientId]);
  return { sync, view, people: others, onLocate };
}
