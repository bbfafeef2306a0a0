export type { inboxContract } from "./contract.ts";
export { ENTRY_STATUSES, FORM_NAMES } from "./entry.ts";
