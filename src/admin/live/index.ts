export type { Connection, Person } from "./page-event.ts";
export { usePageEvents } from "./use-page-events.ts";
export { usePresence } from "./use-presence.ts";
