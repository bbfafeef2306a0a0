export { openDatabase, type Database, type Executor, type Transaction } from "./database.server.ts";
export { backupFile, restoreFile } from "./backup.server.ts";
export type { Schema, TenantId } from "./schema.ts";
export { openTenant } from "./tenant.server.ts";
export { StartupError } from "./startup-error.ts";
export { containsText, findNear, searchText, type SearchedTable } from "./search.server.ts";
export { countHit, countHits, takeBackHit, type HitCounter, type RateLimit } from "./rate-limit.server.ts";
export { makeGroupWriter } from "./group-writer.server.ts";
export { MEDIA_FOLDER } from "./backup-media.server.ts";
