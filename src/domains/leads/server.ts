export { startLeadDelivery } from "./deliver-leads.server.ts";
export { waitingLeadMails } from "./lead-mails.server.ts";
export { submitLead } from "./leads.server.ts";
export { leadRoutes } from "./routes.server.ts";
