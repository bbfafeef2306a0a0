export { findPublishedPage, hasPages, listPublishedPages, publishPage } from "./pages.server.ts";
