export { settingsRoutes } from "./routes.server.ts";
export { openSettings, type SettingsStore } from "./settings.server.ts";
