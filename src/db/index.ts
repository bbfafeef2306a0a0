export { openDatabase, type Database, type Executor, type Transaction } from "./database.server.ts";
export { databaseUrl } from "./database-url.ts";
export { backupFile, restoreFile } from "./backup.server.ts";
export { restoreIntoPostgres } from "./restore-postgres.server.ts";
export { dataFolder, explainEmbedded, inDataFolder } from "./sqlite.server.ts";
export type { Schema, TenantId } from "./schema.ts";
export { hasWords, rowWords } from "./row-words.server.ts";
export type { TenantRows } from "./tenant-rows.server.ts";
export { doOrRollBack } from "./roll-back.server.ts";
export { OUTAGE_SECONDS, outageOf } from "./outage.ts";
export { isDiskFullError, StartupError } from "./startup-error.ts";
export { containsText, findNear, likeText, searchText, type SearchedTable } from "./search.server.ts";
export {
  countHit,
  countHits,
  MAX_CLOCK_SKEW_MS,
  takeBackHit,
  type HitCounter,
  type RateLimit,
} from "./rate-limit.server.ts";
export { lookThrough } from "./look-through.server.ts";
export { stepThrough } from "./step-through.server.ts";
export { insertRows } from "./insert-rows.server.ts";
export { makeGroupWriter } from "./group-writer.server.ts";
export { MEDIA_FOLDER } from "./backup-media.server.ts";
