export { startLeadDelivery } from "./deliver-leads.server.ts";
export { waitingLeadMails } from "./lead-mails.server.ts";
export { leadSource } from "./inbox-source.server.ts";
export { leadForm } from "./leads.server.ts";
export { leadRoutes } from "./routes.server.ts";
export { findLead } from "./lead-list.server.ts";
export { leadValues } from "./lead-values.ts";
