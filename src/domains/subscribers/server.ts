export { subscriberSource } from "./inbox-source.server.ts";
export { subscriberRoutes } from "./routes.server.ts";
export { newsletterForm } from "./subscribers.server.ts";
