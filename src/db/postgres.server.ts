import { PostgresDialect, type Dialect } from "kysely";
import pg from "pg";
import { StartupError } from "./startup-error.ts";

const RECONNECT_MS = 1000;

/** Opens a pool on PostgreSQL; 8-byte integers come back as numbers (all of ours stay below 2^53). */
export function openPostgres(url: string): { dialect: Dialect; pool: pg.Pool } {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, types });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return { dialect: new PostgresDialect({ pool }), pool };
}

/** @throws StartupError when the server can't be reached or refuses us; the address is named without its password. */
export async function checkPostgres(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query("select 1");
  } catch (error) {
    const { host, pathname } = new URL(url);
    const why = error instanceof Error ? error.message || String(error) : String(error);
    throw new StartupError(
      `The database at ${host}${pathname} can't be reached (${why}). Start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
}

/**
 * Listens to a channel on a connection of its own and reconnects for ever.
 * @param onLost is called when notifications may have been missed.
 * @returns the function that stops listening.
 */
export function listenPostgres(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onLost: () => void,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client = next;
    next.on("notification", (message) => onMessage(message.payload ?? ""));
    next.on("error", () => retry(next));
    next.on("end", () => retry(next));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      onLost();
    } catch {
      retry(next);
    }
  }

  function retry(broken: pg.Client): void {
    if (stopped || client !== broken) return;
    client = undefined;
    onLost();
    timer = setTimeout(() => void connect(), RECONNECT_MS);
    timer.unref();
  }

  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
