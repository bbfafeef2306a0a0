export { openSettings, type SettingsStore } from "./settings.server.ts";
