/** The list of automations. */
export const AUTOMATIONS = "/admin/automations";

/** The form of a new automation. */
export const NEW_AUTOMATION = `${AUTOMATIONS}/new`;

/** The list of executions. */
export const EXECUTIONS = "/admin/executions";

export const automationAddress = (id: string) => `${AUTOMATIONS}/${id}`;
export const executionAddress = (id: string) => `${EXECUTIONS}/${id}`;
/** @returns the address of an automation's executions. */
export const executionsOf = (automation: string) => `${EXECUTIONS}?automation=${automation}`;

/** Kinds of triggers whose entry is in the inbox. */
const IN_INBOX: ReadonlySet<string> = new Set(["lead", "submission", "subscriber"]);

/** The address of what an execution is about, for those of the inbox. */
export const entryAddress = ({ type, entry }: { type: string; entry?: string }): string | undefined =>
  entry !== undefined && IN_INBOX.has(type) ? `/admin/inbox/${encodeURIComponent(entry)}` : undefined;
