export { StartupError } from "#db";
export { builtAdminAssets } from "./admin-assets.ts";
export { builtAssets, imageResolver } from "./assets.ts";
export { announceModels } from "./ai/model-offer.ts";
export { announceSetup } from "./open-accounts.ts";
export { startServer, makeServices, type Running } from "./start.ts";
export { createApp } from "./app.ts";
export { landingTemplate, withShared } from "#publishing";
export { renderPage } from "#site";
