/** The statuses of the inbox's entries. */
export const ENTRY_STATUS_OPTIONS = [
  { value: "new", label: "New" },
  { value: "read", label: "Read" },
  { value: "qualified", label: "Qualified" },
  { value: "won", label: "Won" },
  { value: "archived", label: "Archived" },
  { value: "spam", label: "Spam" },
];
