import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";

/** PostgreSQL's code for a write where only reading is allowed, as on a replica. */
const READ_ONLY = "25006";

const isReadOnly = (error: unknown) => error instanceof pg.DatabaseError && error.code === READ_ONLY;

/**
 * Makes a pool that closes a connection after a write was refused on it because its server only reads. When another server
 * takes over, an address may lead to the old one for some more seconds, and a connection made then would stay there.
 */
export function leaveReadOnly(pool: PostgresPool): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect();
    let isRefused = false;
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        isRefused ||= isReadOnly(error);
        throw error;
      }
    };
    return {
      // Its other form, with a cursor, is for streams of rows, which nothing asks for.
      query: query as PostgresPoolClient["query"],
      release: (isBroken) => client.release(isBroken || isRefused),
    };
  }
  return { ...pool, connect };
}
