import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPool } from "kysely";
import pg from "pg";

/** PostgreSQL's code for a server, or a role, that takes no more connections. */
const TOO_MANY = "53300";

/** How long a pool makes do with what it has before it asks for more. */
const MAKE_DO_MS = 5000;
const RETRY_MS = 100;

const isTooMany = (error: unknown) => error instanceof pg.DatabaseError && error.code === TOO_MANY;

/**
 * Makes a pool whose callers share the connections that it has while the server refuses further ones: they wait, as they do
 * when the pool is full. The limit of a server may be lower than what all processes of a site may take together.
 * @param waitMs how long a caller waits for the server to take a connection, while the pool may have none at all.
 */
export function shareConnections(pool: pg.Pool, waitMs: number): PostgresPool {
  const { max } = pool.options;
  let connected = 0;
  let growing: NodeJS.Timeout | undefined;
  pool.on("connect", () => (connected += 1));
  pool.on("remove", () => (connected -= 1));

  function makeDo(): void {
    pool.options.max = Math.max(1, connected);
    growing ??= setTimeout(() => {
      growing = undefined;
      pool.options.max = max;
    }, MAKE_DO_MS).unref();
  }

  async function connect(until: number): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isTooMany(error) || performance.now() > until) throw error;
    }
    makeDo();
    await wait(RETRY_MS);
    return connect(until);
  }

  return {
    connect: () => connect(performance.now() + waitMs),
    end: () => pool.end(),
    options: pool.options,
  };
}
