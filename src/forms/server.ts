export { formLimit } from "./form-limit.ts";
export type { FormStore } from "./form-store.ts";
export { startLeadDelivery, type LeadDelivery } from "./deliver-leads.server.ts";
export { everyLead, findLead, listLeads } from "./lead-list.server.ts";
export { waitingLeadMails } from "./lead-mails.server.ts";
export { submitLead, submitNewsletter, type SubmitForm } from "./submit.server.ts";
export { everySubscriber, findSubscriber, listSubscribers } from "./subscriber-list.server.ts";
export { formToken, isValidToken } from "./token.server.ts";
