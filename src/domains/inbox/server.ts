export { addEntries, type NewEntry } from "./add-entries.server.ts";
export { deleteEntries } from "./delete-entries.server.ts";
export { noteSent } from "./events.server.ts";
export { countPageViews, startCountingViews, sweepPageViews, type PageViews } from "./page-views.server.ts";
export type { EntrySource, EntrySources, PersonSource } from "./ports.ts";
export { startReplyDelivery } from "./replies.server.ts";
export { sweepEntries } from "./retention.server.ts";
export { inboxRoutes } from "./routes.server.ts";
export { changeAutomated, readEntryNames, readEntryValues } from "./automated.server.ts";
