export { openFont } from "./fonts/own-fonts.server.ts";
export { settingsRoutes } from "./routes.server.ts";
export { openSettings, type SettingsStore } from "./settings.server.ts";
