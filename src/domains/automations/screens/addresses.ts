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
