import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSession, type List } from "#client";
import { toast } from "#ui/kit";
import type { Entry, ListedEntry } from "../contract.ts";
import { isOpenStatus, type EntryStatus } from "../entry.ts";
import { ENTRY } from "./client.ts";
import { useEntryActions } from "./use-entry-actions.ts";
import type { InboxAddress } from "./use-inbox-address.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";

type EntriesOptions = {
  address: InboxAddress;
  list: List<ListedEntry>;
  /** Something is to be written about the open entry, which may still be loading. */
  onReply: () => void;
  onNote: () => void;
  /** Whether that is so: until the entry is there, letters are the beginning of a text and no shortcuts. */
  isWriting: boolean;
  onHelp: () => void;
};

/** Moves the focus to an entry's line, where there is one, so that screen readers say it. */
function focusLine(id: string): void {
  const line = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
  line?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: "nearest" });
}

/** Goes through the list and decides on entries, by the keyboard too. */
export function useEntries({ address, list, onReply, onNote, isWriting, onHelp }: EntriesOptions) {
  const { id, open } = address;
  const { rows = [], more } = list;
  const client = useQueryClient();
  const actions = useEntryActions();
  const mayEdit = useSession().may("lead.edit");
  const place = rows.findIndex((entry) => entry.id === id);
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = undefined;
    };
  }, [id]);
  // An entry that was opened by its address may not be in the loaded part of the list.
  const current = rows[place] ?? (id === undefined ? undefined : client.getQueryData<Entry>([ENTRY, id]));

  const show = (entry: ListedEntry | undefined) => {
    open(entry?.id, id !== undefined);
    if (entry) focusLine(entry.id);
  };
  const go = (step: 1 | -1) => {
    const entry = rows[place < 0 ? 0 : place + step];
    if (entry) show(entry);
    else if (step > 0 && more.hasMore) more.onLoad();
    else if (rows.length > 0)
      toast.info(step > 0 ? "That was the last entry." : "That was the first entry.", { id: "inbox-end" });
  };

  /** An entry that leaves the list is followed by the next one, or else the one before, unless the user has moved on. */
  async function setStatus(entry: Pick<ListedEntry, "id" | "name" | "status">, status: EntryStatus): Promise<void> {
    const next = rows[place + 1] ?? rows[place - 1];
    const isDone = await actions.setStatus(entry, status);
    if (isDone && !isOpenStatus(status) && place >= 0 && shown.current === entry.id) show(next);
  }
  const close = () => {
    open(undefined);
    if (id !== undefined) focusLine(id);
  };
  const decide = (status: EntryStatus) => {
    if (current && mayEdit) void setStatus(current, current.status === status ? "read" : status);
  };
  const writes = id !== undefined && mayEdit;
  const isAwaited = () => isWriting && client.getQueryState([ENTRY, id])?.status === "pending";
  useInboxKeys(
    {
      next: () => go(1),
      previous: () => go(-1),
      archive: () => decide("archived"),
      spam: () => decide("spam"),
      reply: writes ? onReply : undefined,
      note: writes ? onNote : undefined,
      enter: () => document.querySelector<HTMLElement>("[data-entry-heading]")?.focus(),
      close: id === undefined ? undefined : close,
      help: onHelp,
    },
    isAwaited,
  );
  return { setStatus };
}
