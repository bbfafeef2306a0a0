export { authorRoutes } from "./routes.server.ts";
export { findAuthors } from "./author-list.server.ts";
export { createAuthor } from "./authors.server.ts";
