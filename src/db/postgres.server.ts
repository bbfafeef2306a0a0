import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import { PostgresDialect, type Dialect } from "kysely";
import pg from "pg";
import { leaveReadOnly } from "./leave-read-only.server.ts";
import { shareConnections } from "./share-connections.server.ts";
import { StartupError } from "./startup-error.ts";

const CONNECT_MS = 5000;
const RECONNECT_MS = 1000;
/** Networks drop an idle connection; unnoticed, the messages of other processes would be lost for good. */
const KEEP_ALIVE_MS = 30_000;
/** No query of a running site takes this long. */
const SILENT_MS = 60_000;

/**
 * Opens a pool on PostgreSQL; 8-byte integers come back as numbers (all of ours stay below 2^53).
 * @returns also `limitSilence`: from then on a connection in use that brings nothing for `silentMs` is broken. Its other end
 * may have vanished without a word, which the system notices after a quarter of an hour, and until then whatever waits for
 * an answer would wait on, such as all posts.
 */
export function openPostgres(
  url: string,
  silentMs = SILENT_MS,
): { dialect: Dialect; pool: pg.Pool; limitSilence: () => void } {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  let isLimited = false;
  const stream = () => {
    const socket = new Socket();
    const end = () => socket.destroy(new Error("The database has been silent for too long"));
    return socket.setTimeout(silentMs, () => isLimited && end());
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_MS, types, stream });
  // The pool replaces a broken connection, and its running query fails; without listeners it would end the process: the
  // pool listens to idle ones only, not to one between two queries of a transaction.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const dialect = new PostgresDialect({ pool: leaveReadOnly(shareConnections(pool, CONNECT_MS)) });
  return { dialect, pool, limitSilence: () => void (isLimited = true) };
}

/** Encodings that take every character, SQL_ASCII as bytes. */
const ENCODINGS = new Set<string | undefined>(["UTF8", "SQL_ASCII"]);

/** Whether TLS failed: unlike those of a connection, or of several at once, its errors come from no call of the system. */
function isTlsError(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AggregateError) return false;
  return ("code" in error && !("syscall" in error)) || error.message.includes("SSL");
}

function explain(error: unknown, place: string, why: string): string {
  if (error instanceof pg.DatabaseError) {
    return `The database server at ${place} refuses (${why}). Fix that on the server, or correct DATABASE_URL.`;
  }
  if (isTlsError(error)) {
    return `The connection to the database at ${place} can't be encrypted (${why}). Correct sslmode in DATABASE_URL, or let its sslrootcert name the certificate of the server's authority.`;
  }
  return `The database at ${place} can't be reached (${why}). Start it, or correct DATABASE_URL.`;
}

async function encodingOf(pool: pg.Pool, place: string): Promise<string | undefined> {
  try {
    const { rows } = await pool.query<{ server_encoding: string }>("show server_encoding");
    return rows[0]?.server_encoding;
  } catch (error) {
    const why = error instanceof Error ? error.message || String(error) : String(error);
    throw new StartupError(explain(error, place, why), { cause: error });
  }
}

/**
 * @throws StartupError when the server can't be reached or refuses us, and when the database can't store every character; the
 * address is named without its password.
 */
export async function checkPostgres(pool: pg.Pool, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  const encoding = await encodingOf(pool, place);
  if (ENCODINGS.has(encoding)) return;
  const remedy = "Make one with the encoding UTF8, and let DATABASE_URL name it.";
  throw new StartupError(`The database at ${place} has the encoding ${encoding}, which lacks characters. ${remedy}`);
}

type Subscriber = { channel: string; onMessage: (payload: string) => void; onLost: () => void };

/** Listens to channels on a separate connection, which is re-established whenever it breaks. */
export type Listener = {
  /** @param subscriber its `onLost` is called when messages may have been missed. @returns a function that stops it. */
  listen: (subscriber: Subscriber) => () => Promise<void>;
  /** Delivers a message to this process at once. @returns the payload for the others, marked as this process's own. */
  deliver: (channel: string, payload: string) => string;
  close: () => Promise<void>;
};

/** Makes the listener of a process; it connects with its first subscriber. */
export function makeListener(url: string): Listener {
  const subscribers = new Set<Subscriber>();
  let client: pg.Client | undefined;
  /** A connection takes one query at a time. */
  let asking: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const own = randomUUID();
  const deliver = (channel: string, payload: string) => {
    for (const one of subscribers) if (one.channel === channel) one.onMessage(payload);
  };
  const notifyLost = () => subscribers.forEach(({ onLost }) => onLost());

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client = next;
    next.on("notification", ({ channel, payload = "" }) => {
      if (!payload.startsWith(own)) deliver(channel, payload.slice(own.length));
    });
    next.on("error", () => retry(next));
    next.on("end", () => retry(next));
    asking = begin(next).then(notifyLost, () => retry(next));
    await asking;
  }

  async function begin(next: pg.Client): Promise<void> {
    await next.connect();
    for (const channel of new Set([...subscribers].map((one) => one.channel))) await next.query(`LISTEN ${channel}`);
  }

  async function join({ channel, onLost }: Subscriber): Promise<void> {
    await client?.query(`LISTEN ${channel}`);
    onLost();
  }

  function retry(broken: pg.Client): void {
    if (isClosed || client !== broken) return;
    client = undefined;
    // One that couldn't listen is still connected.
    void broken.end().catch(() => {});
    notifyLost();
    timer = setTimeout(() => void connect(), RECONNECT_MS);
    timer.unref();
  }

  return {
    listen: (subscriber) => {
      subscribers.add(subscriber);
      // A connection that breaks meanwhile is re-established with every channel.
      if (client) asking = asking.then(() => join(subscriber)).catch(() => {});
      else if (subscribers.size === 1) void connect();
      return async () => void subscribers.delete(subscriber);
    },
    deliver: (channel, payload) => {
      deliver(channel, payload);
      return own + payload;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
