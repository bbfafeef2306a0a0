export { subscriberSource } from "./inbox-source.server.ts";
export { subscriberRoutes } from "./routes.server.ts";
export { confirmSubscriber, readRecipient, readState, unsubscribe } from "./answer-link.server.ts";
export { startConfirmMails } from "./confirm-mails.server.ts";
export { readToken, withLeaveLine } from "./links.server.ts";
export { sweepUnconfirmed } from "./sweep-unconfirmed.server.ts";
export { newsletterForm } from "./subscribers.server.ts";
export { findSubscriber } from "./subscriber-list.server.ts";
export { subscriberValues } from "./subscriber-values.ts";
