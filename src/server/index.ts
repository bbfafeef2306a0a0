export { StartupError } from "#db";
export { builtAssets, imageResolver } from "./assets.ts";
export { startServer, makeServices, type Running } from "./start.ts";
export { createApp } from "./app.ts";
