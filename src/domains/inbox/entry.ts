/** What arrives in the inbox: the calculator's lead form, a form block, or the newsletter's sign-up. */
export const ENTRY_KINDS = ["lead", "submission", "subscriber"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The status that the team gives an entry. "spam" holds back whatever would be sent on. */
export const ENTRY_STATUSES = ["new", "read", "qualified", "won", "archived", "spam"] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** @returns whether entries with a status are listed as open: all but archived ones and spam. */
export const isOpenStatus = (status: EntryStatus) => status !== "archived" && status !== "spam";

/** @returns the columns of a status. */
export const statusColumns = (status: EntryStatus) => ({ status, is_open: isOpenStatus(status) ? 1 : 0 });

/** The longest texts of the team, in characters, and the most tags of an entry. */
export const ENTRY_LIMITS = { tag: 40, tags: 20, note: 5000, subject: 200, reply: 20_000 } as const;

/** The names of the forms that aren't form blocks. */
export const FORM_NAMES = { lead: "ROI calculator", subscriber: "Newsletter" } as const;

/** The longest that entries of a form may be kept by a rule, in days: ten years. */
export const MAX_RETENTION_DAYS = 3650;

/** The spans of the dashboard, in days. */
export const NUMBER_SPANS = ["7", "30", "90"] as const;

/** The filters of the inbox, by their names in addresses. */
export const VIEW_FILTERS = ["status", "kind", "form", "page", "assignee", "tag", "search"] as const;
