export { savedViews, type ViewPlace } from "./views.server.ts";
