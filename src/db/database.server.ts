import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter } from "node:events";
import { Kysely, sql } from "kysely";
import type { Dialect, KyselyPlugin, SelectQueryBuilder, Transaction as KyselyTransaction } from "kysely";
import { Migrator } from "kysely/migration";
import { warnOfClock } from "./clock.server.ts";
import { keepMerged } from "./merge-index.server.ts";
import { migrations } from "./migrations/index.ts";
import { checkPostgres, makeListener, openPostgres } from "./postgres.server.ts";
import type { Schema } from "./schema.ts";
import { explainEmbedded, lockFolder, openSqlite, requireFolder, warnOfUnused } from "./sqlite.server.ts";
import { StartupError } from "./startup-error.ts";
import { setTenant, tenantRows, warnOfBypass, type TenantRows } from "./tenant-rows.server.ts";
import { withoutTimeLimits } from "./time-limits.server.ts";
import { makeTrigramIndex } from "./trigram-index.server.ts";
import { makeDeferredSync } from "./wal-sync.server.ts";

/** What a repository function runs on: the database, or its caller's transaction. */
export type Executor = Kysely<Schema>;

/** For functions that must run within their caller's transaction. */
export type Transaction = KyselyTransaction<Schema>;

/** The open database. Only this folder knows which engine it is. */
export type Database = {
  db: Executor;
  /** Runs `work` in one transaction; inside it only `trx` may be used, `db` throws at once. */
  inTransaction: <Value>(work: (trx: Transaction) => Promise<Value>) => Promise<Value>;
  /**
   * The same for writes that many visitors make at once: the rest of the process isn't blocked while the disk syncs.
   */
  inDeferredSyncTransaction: <Value>(work: (trx: Transaction) => Promise<Value>) => Promise<Value>;
  /** Reads rows of one tenant. */
  readTenant: <Value>(tenantId: string, work: (rows: TenantRows) => Promise<Value>) => Promise<Value>;
  /** Opens a tenant's rows within a transaction; it belongs to that tenant from then on. */
  enterTenant: (trx: Transaction, tenantId: string) => Promise<TenantRows>;
  /** Waits until this transaction is the only one that holds these names; freed at its end. */
  lockName: (trx: Transaction, ...names: string[]) => Promise<void>;
  /**
   * Runs work that makes network requests, outside of a transaction, while it alone holds the name. On PostgreSQL no
   * transaction holds it by `lockName` either.
   * @param work is given the connection to query with: on PostgreSQL, the one that holds the name. If each caller took
   * a second one, those that hold names at the same time could deadlock.
   */
  holdName: <Value>(name: string, work: (db: Executor) => Promise<Value>) => Promise<Value>;
  /** Waits until no transaction holds this name by `lockName`, and keeps others from it; any number may share a name. */
  shareName: (trx: Transaction, name: string) => Promise<void>;
  /**
   * Lets a transaction fail that would wait for others' locks for more than a moment. For one that takes locks in no order, and
   * whose work can be done in parts: others, which may wait for its own locks, needn't fail then.
   */
  waitBriefly: (trx: Transaction) => Promise<void>;
  /** Makes a transaction's query lock its rows and skip those that another transaction has locked. */
  takeRows: <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) => SelectQueryBuilder<DB, TB, Row>;
  /**
   * Notifies every process; listeners of this one are called before anything else. Resolves also when the others can't be
   * reached: the change is stored, and must not look as if it weren't.
   */
  notify: (channel: Channel, payload: string) => Promise<void>;
  /**
   * Listens to the messages of all processes. `onLost`: messages may have been missed.
   * @returns a function that stops it.
   */
  listen: (channel: Channel, onMessage: (payload: string) => void, onLost: () => void) => () => Promise<void>;
  /** Whether messages of other processes may be lost for a while, so that caches must be short-lived. */
  isShared: boolean;
  /** A problem that the operator of the site can fix, in one line with its remedy. */
  warning?: string;
  close: () => Promise<void>;
};

/**
 * The messages: the path of a changed page, the tag of changed data that pages show, changed settings, a draft's new
 * revision ("<page id> <revision>"), the id of a page whose name, path or status changed, who works on a page (JSON, at
 * most 7,000 bytes), and the id of a user who has lost a session, their role or their access.
 */
type Channel =
  | "page_changed"
  | "data_changed"
  | "settings_changed"
  | "draft_changed"
  | "page_status"
  | "topic_changed"
  | "presence"
  | "user_changed";

export type DatabaseOptions = {
  /** PostgreSQL's address; without it the embedded database in `folder` is used. */
  url?: string;
  folder: string;
  /** Servers need the folder to themselves; backup and export read beside one. */
  exclusive: boolean;
};

/** Much less than the second after which PostgreSQL ends one of those that wait for each other. */
const BRIEF_MS = 100;

/** What Kysely says of a change to the tables that this version doesn't have. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;

const insideTransaction = new AsyncLocalStorage<true>();

function refuseInside(): void {
  if (!insideTransaction.getStore()) return;
  throw new Error("Inside inTransaction only its transaction may be used: pass `trx` on to what you call");
}

const guard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    refuseInside();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Opens the database and migrates its tables. @throws StartupError with a one-line remedy. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const opened = options.url ? await openShared(options.url, options.folder) : openEmbedded(options);
  const { base, runWithDeferredSync } = opened;
  await migrate(base).catch(async (error: unknown) => {
    await opened.close();
    const known = options.url ? undefined : explainEmbedded(options.folder, error);
    throw known ?? explainMigration(error);
  });
  const { warning, stop } = await opened.begin();
  return {
    ...opened,
    warning,
    close: async () => {
      stop();
      await opened.close();
    },
    db: base.withPlugin(guard),
    inTransaction: async (work) => {
      refuseInside();
      return base.transaction().execute((trx) => insideTransaction.run(true, () => work(trx)));
    },
    readTenant: async (tenantId, work) => {
      refuseInside();
      if (!opened.isShared) return work(tenantRows(base, tenantId));
      return base.transaction().execute(async (trx) => {
        await setTenant(trx, tenantId);
        return insideTransaction.run(true, () => work(tenantRows(trx, tenantId)));
      });
    },
    enterTenant: async (trx, tenantId) => {
      await setTenant(trx, tenantId);
      return tenantRows(trx, tenantId);
    },
    holdName: async (name, work) => {
      refuseInside();
      return opened.holdName(name, work);
    },
    inDeferredSyncTransaction: async (work) => {
      refuseInside();
      return runWithDeferredSync((trx) => insideTransaction.run(true, () => work(trx)));
    },
  };
}

type Own = "db" | "inTransaction" | "inDeferredSyncTransaction" | "readTenant" | "enterTenant" | "warning";
type Opened = Omit<Database, Own> & {
  base: Kysely<Schema>;
  runWithDeferredSync: Database["inDeferredSyncTransaction"];
  /**
   * Starts background work on the migrated tables.
   * @returns a function that stops it, and a warning for the operator.
   */
  begin: () => Promise<{ warning?: string; stop: () => void }>;
};

/** Opens the embedded database. @param onFailure is called when it can't be. */
function dialectOr(folder: string, onFailure: () => void): Dialect {
  try {
    return openSqlite(folder);
  } catch (error) {
    onFailure();
    throw error;
  }
}

/** Lets one caller at a time hold a name in this process. */
function makeNames(db: Executor): Database["holdName"] {
  const last = new Map<string, Promise<void>>();
  return async (name, work) => {
    const own = (last.get(name) ?? Promise.resolve()).then(() => work(db));
    const ended = own.then(
      () => {},
      () => {},
    );
    last.set(name, ended);
    await ended;
    if (last.get(name) === ended) last.delete(name);
    return own;
  };
}

function openEmbedded({ folder, exclusive }: DatabaseOptions): Opened {
  const free = exclusive ? lockFolder(folder) : () => {};
  const base = new Kysely<Schema>({ dialect: dialectOr(folder, free) });
  const events = new EventEmitter().setMaxListeners(0);
  const deferredSync = makeDeferredSync(base, folder);
  return {
    base,
    runWithDeferredSync: deferredSync.run,
    isShared: false,
    begin: async () => ({ stop: exclusive ? keepMerged(base, deferredSync) : () => {} }),
    // The only writer of an embedded database is the one connection: its transactions never overlap.
    lockName: async () => {},
    holdName: makeNames(base),
    shareName: async () => {},
    waitBriefly: async () => {},
    takeRows: (query) => query,
    notify: async (channel, payload) => void events.emit(channel, payload),
    listen: (channel, onMessage) => {
      events.on(channel, onMessage);
      return async () => void events.off(channel, onMessage);
    },
    close: async () => {
      await deferredSync.close();
      await base.destroy();
      free();
    },
  };
}

async function openShared(url: string, folder: string): Promise<Opened> {
  // Uploads and the outbox are kept there, whatever the database is.
  requireFolder(folder);
  const { dialect, pool, limitSilence } = openPostgres(url);
  await checkPostgres(pool, url);
  const base = new Kysely<Schema>({ dialect });
  const listener = makeListener(url);
  return {
    base,
    runWithDeferredSync: (work) => base.transaction().execute(work),
    isShared: true,
    begin: async () => {
      const index = await makeTrigramIndex(base);
      const all = [index, await warnOfBypass(base), await warnOfClock(base), warnOfUnused(folder)];
      const warnings = all.filter((one) => one !== undefined);
      // Not before: changing the tables of a large site takes longer.
      limitSilence();
      return { warning: warnings.join("\n") || undefined, stop: () => {} };
    },
    lockName: async (trx, ...names) => {
      // In a fixed order, so that two transactions can't deadlock.
      const keys = sql`select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) as name order by key`;
      await sql`select pg_advisory_xact_lock(key) from (${keys}) as keys`.execute(trx);
    },
    holdName: (name, work) =>
      base.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
        return work(trx);
      }),
    shareName: async (trx, name) => {
      await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(trx);
    },
    waitBriefly: async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(BRIEF_MS)}`.execute(trx);
    },
    takeRows: (query) => query.forUpdate().skipLocked(),
    notify: async (channel, payload) => {
      const message = listener.deliver(channel, payload);
      const tell = () => sql`select pg_notify(${channel}, ${message})`.execute(base);
      // The first one may have had a connection that has just broken. Where all have, listeners learn that they missed something.
      await tell()
        .catch(tell)
        .catch(() => {});
    },
    listen: (channel, onMessage, onLost) => listener.listen({ channel, onMessage, onLost }),
    close: async () => {
      await listener.close();
      await base.destroy();
    },
  };
}

/** Says why the tables can't be used, and what to do where a newer version has changed them. */
function explainMigration(error: unknown): StartupError {
  const [, unknown] = UNKNOWN_MIGRATION.exec(String(error)) ?? [];
  const newer = `The database belongs to a newer version of Blockwright (${unknown}). Start that version, or restore a backup from before the update.`;
  const other = `The database tables can't be brought up to date: ${String(error)}`;
  return new StartupError(unknown === undefined ? other : newer, { cause: error });
}

/** Brings the tables up to date in one transaction: a process that is killed midway leaves them unchanged. */
async function migrate(base: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: base, provider: { getMigrations: async () => withoutTimeLimits(migrations) } });
  const isCurrent = (await migrator.getMigrations()).every(({ executedAt }) => executedAt);
  // With nothing to change, a process that only reads doesn't wait for the transactions of a running server.
  const { error } = await migrator.migrateToLatest({ disableTransactions: isCurrent });
  if (error) throw error;
}
