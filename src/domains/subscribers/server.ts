export { subscriberRoutes } from "./routes.server.ts";
export { confirmSubscriber, readRecipient, readState, unsubscribe } from "./answer-link.server.ts";
export { startConfirmMails } from "./confirm-mails.server.ts";
export { readToken } from "./links.server.ts";
export { newsletterForm } from "./subscribers.server.ts";
