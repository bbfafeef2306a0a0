export { addEntries, type NewEntry } from "./add-entries.server.ts";
export type { EntrySource, EntrySources } from "./ports.ts";
export { inboxRoutes } from "./routes.server.ts";
