export { findPublishedPage, hasPageAt, listPublishedPages, publishPage, type ListedPage } from "./pages.server.ts";
