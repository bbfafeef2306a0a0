import type { ColumnType } from "kysely";

/**
 * The tables, alike on both engines; each domain adds its own (`declare module "#db/schema"`). Ids are UUIDv7 text,
 * times UTC ISO text, documents JSON text (docs/decisions/0002). A nullable time says more than a boolean.
 */
export interface Schema {
  /** Counters shared by all processes. */
  rate_limits: {
    /** The limit and the client, hashed: no visitor's address is stored. */
    bucket: string;
    /** End of the counting window, epoch milliseconds. */
    resets_at: number;
    hits: number;
  };
}

/**
 * The tables that hold rows of every tenant; each domain adds its own (`declare module "#db/schema"`), with
 * `tenant_id: TenantId` first in each of its unique keys. Their rows are reached through `readTenant` and `enterTenant`
 * of the database alone.
 */
export interface TenantSchema {}

/** A row's tenant: the one of the handle that adds it, and never another one. */
export type TenantId = ColumnType<string, never, never>;
