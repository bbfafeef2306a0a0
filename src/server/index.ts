export { StartupError } from "#db";
export { builtAssets, imageResolver } from "./assets.ts";
export { startServer, makeServices, type Running } from "./start.ts";
export { createApp } from "./app.ts";
export { landingTemplate } from "#publishing";
export { renderPage } from "#site";
