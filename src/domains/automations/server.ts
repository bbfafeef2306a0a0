export { automationAddresses } from "./automation-addresses.server.ts";
export { forgetEntries, lockExecutionsOf, resumeEntry, suspendEntry } from "./entry-executions.server.ts";
export { deleteExecutions, executionsNaming } from "./executions-naming.server.ts";
export { readExecution } from "./executions.server.ts";
export { makeEngine } from "./engine/engine.server.ts";
export type { MailInput, Outcome, Ports } from "./ports.ts";
export { automationRoutes, type Automations } from "./routes.server.ts";
export { trigger } from "./trigger.server.ts";
export { waitingMails } from "./waiting-mails.server.ts";
