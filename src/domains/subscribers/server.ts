export { subscriberRoutes } from "./routes.server.ts";
export { submitNewsletter } from "./subscribers.server.ts";
