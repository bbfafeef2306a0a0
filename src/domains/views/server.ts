export { deleteOwnViews, savedViews, type ViewPlace } from "./views.server.ts";
