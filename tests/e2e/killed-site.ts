import { randomBytes } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { openDatabase, type Database } from "#db";
import type { Engine } from "../databases.ts";
import { freePort, startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";

/** Waits for someone's work. Only the broken connection to a killed server may end it early. */
export async function untilKilled(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    const isBroken = error instanceof TypeError && /fetch failed|terminated/.test(error.message);
    if (!isBroken) throw error;
  });
}

/**
 * Gives the files of a suite a site of their own that can be killed and started again, at the same address.
 * @param makeMore gives further variables of the site; called before the first start.
 */
export function useKilledSite(engine: Engine, makeMore: () => Promise<Record<string, string>> = async () => ({})) {
  let made: Awaited<ReturnType<Engine["make"]>>;
  let variables: Record<string, string>;
  let site: ServerProcess;
  let api: Api;

  beforeAll(async () => {
    made = await engine.make();
    variables = {
      ...ADMIN,
      DATA_DIR: made.place.folder,
      APP_SECRET: randomBytes(32).toString("hex"),
      PORT: String(await freePort()),
      LOG_LEVEL: "error",
      TRUST_PROXY: "1",
      ...(made.place.url && { DATABASE_URL: made.place.url }),
      ...(await makeMore()),
    };
    site = await startSite(variables);
    api = apiOf(site.url, await signInAsAdmin(site.url));
  });
  afterAll(async () => {
    await site.stop();
    await made.remove();
  });

  return {
    url: () => site.url,
    api: () => api,
    place: () => made.place,
    kill: () => site.stop("SIGKILL"),
    /** Starts it again; where it is the only process, once nobody is connected to the database. */
    restart: async (isAlone = true) => {
      if (isAlone) await made.release();
      site = await startSite(variables);
    },
    /** Reads what is stored, beside the running site. */
    read: async <Value>(work: (database: Database) => Promise<Value>): Promise<Value> => {
      const database = await openDatabase({ ...made.place, exclusive: false });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
  };
}
