import type { EntryKind, EntryStatus } from "../entry.ts";

/** What a status is called, and the tone of its badge. */
export const STATUSES: Record<EntryStatus, { label: string; tone: "neutral" | "good" | "attention" | "bad" }> = {
  new: { label: "New", tone: "attention" },
  read: { label: "Read", tone: "neutral" },
  qualified: { label: "Qualified", tone: "good" },
  won: { label: "Won", tone: "good" },
  archived: { label: "Archived", tone: "neutral" },
  spam: { label: "Spam", tone: "bad" },
};

/** What a kind of entries is called: one, and several. */
export const KINDS: Record<EntryKind, { one: string; many: string }> = {
  lead: { one: "Lead", many: "Leads" },
  submission: { one: "Submission", many: "Submissions" },
  subscriber: { one: "Sign-up", many: "Sign-ups" },
};

/** What an entry is called whose sender gave neither name nor address. */
export const nameOf = ({ name }: { name: string }): string => name || "No name given";
