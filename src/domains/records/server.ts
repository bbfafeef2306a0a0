export { recordRoutes } from "./routes.server.ts";
