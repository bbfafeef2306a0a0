export { authorRoutes } from "./routes.server.ts";
export { findAuthors } from "./author-list.server.ts";
