import { Hono } from "hono";
import { countHits } from "#db";
import type { ServerEnv, Services } from "../services.ts";

/** How long a check may take. */
const LIMIT_MS = 3000;
/** However often it is asked, a process stores something at most this often. */
const WRITE_EVERY_MS = 5000;
/** What is stored: a counter that is deleted once it is a minute old. */
const WRITTEN = { name: "health", hits: Infinity, windowMs: 60_000 };

function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("The database did not answer in time")), LIMIT_MS).unref();
  });
  return Promise.race([work, limit]);
}

/** Makes a check that resolves if something could be stored a moment ago, as leads are. One that hangs isn't repeated. */
function checkOfWriting({ database, secret }: Services): () => Promise<unknown> {
  let begunAt = -Infinity;
  let isRunning = false;
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    if (isRunning || performance.now() - begunAt < WRITE_EVERY_MS) return last;
    begunAt = performance.now();
    isRunning = true;
    last = database
      .inDeferredSyncTransaction((trx) => countHits({ database, secret }, trx, WRITTEN, [""], Date.now()))
      .finally(() => (isRunning = false));
    return last;
  };
}

/**
 * Says whether the site works. `/healthz` fails only where pages can't be read: neither a restart nor another process on the
 * same database makes a full disk larger, and visitors would lose the pages too. `/healthz/write` also fails where nothing
 * can be stored, for a monitor that calls someone.
 */
export function healthRoutes(services: Services) {
  const { database, log } = services;
  const read = () => database.db.selectFrom("pages").select("id").limit(1).execute();
  const write = checkOfWriting(services);

  /** @returns whether it succeeds in time. */
  async function succeeds(check: () => Promise<unknown>, fault: string): Promise<boolean> {
    try {
      await withinLimit(check());
      return true;
    } catch (error) {
      log.error({ err: error }, fault);
      return false;
    }
  }

  const isReadable = () => succeeds(read, "the database is not reachable");
  const isWritable = () => succeeds(write, "nothing can be stored in the database");
  const app = new Hono<ServerEnv>();
  app.use("/healthz/*", async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  app.get("/healthz", async (context) =>
    (await isReadable()) ? context.json({ status: "ok" }) : context.json({ status: "unavailable" }, 503),
  );
  app.get("/healthz/write", async (context) => {
    const [canRead, canWrite] = await Promise.all([isReadable(), isWritable()]);
    if (canRead && canWrite) return context.json({ status: "ok" });
    return context.json({ status: canRead ? "read-only" : "unavailable" }, 503);
  });
  return app;
}
