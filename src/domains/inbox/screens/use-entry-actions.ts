import { useQueryClient } from "@tanstack/react-query";
import { hasCode, messageOf } from "#client";
import { toast } from "#ui/kit";
import type { Entry, EntryChange } from "../contract.ts";
import type { EntryStatus } from "../entry.ts";
import { call, CHOICES, ENTRIES, ENTRY, NEW } from "./client.ts";
import { putEntry } from "./entry-cache.ts";
import { STATUSES } from "./texts.ts";

type Named = Pick<Entry, "id" | "name" | "status">;

/** Says what was done to whom: an entry by someone without a name is "it". */
function doneText({ name }: Named, status: EntryStatus, before: EntryStatus): string {
  const who = name || "The entry";
  if (status === "spam") return `${who} is marked as spam.`;
  if (before === "spam") return `${who} isn’t spam.`;
  return status === "archived" ? `${who} archived` : `${who} is now: ${STATUSES[status].label}.`;
}

/** The changes of entries. Each is shown at once wherever the entry is shown. */
export function useEntryActions() {
  const client = useQueryClient();

  /** @throws ApiError */
  async function change(id: string, body: EntryChange): Promise<Entry> {
    const entry = await call("PATCH /api/inbox/entries/:id", { params: { id }, body });
    putEntry(client, entry);
    void client.invalidateQueries({ queryKey: [NEW] });
    if (body.addTags) void client.invalidateQueries({ queryKey: [CHOICES] });
    return entry;
  }

  /** The same, with a message where it fails. @returns whether it was done. */
  async function tryChange(id: string, body: EntryChange): Promise<boolean> {
    try {
      await change(id, body);
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      void client.invalidateQueries({ queryKey: [ENTRY, id] });
      return false;
    }
  }

  async function undo(entry: Named, status: EntryStatus): Promise<void> {
    try {
      await change(entry.id, { status: entry.status, was: status });
      await client.invalidateQueries({ queryKey: [ENTRIES] });
    } catch (error) {
      const isChanged = hasCode(error, "ENTRY_CHANGED");
      toast.error(isChanged ? "Not undone: someone has since changed the status." : messageOf(error));
    }
  }

  /** Changes a status, with a way back. */
  async function setStatus(entry: Named, status: EntryStatus): Promise<boolean> {
    if (entry.status === status) return true;
    if (!(await tryChange(entry.id, { status }))) return false;
    toast.success(doneText(entry, status, entry.status), {
      id: `inbox-${entry.id}`,
      action: { label: "Undo", onClick: () => void undo(entry, status) },
    });
    return true;
  }

  return { change, tryChange, setStatus };
}
