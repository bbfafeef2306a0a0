import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db";
import { engines } from "../databases.ts";
import { freePort, startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const PAGES_A_ROUND = 12;
/** How far ahead pages are scheduled. */
const AHEAD_MS = 2000;
/** Pages become due within this time, in which the server is killed. */
const SPREAD_MS = 1500;
/** Until every page is published, on any machine. */
const SOON = { timeout: 60_000, interval: 50 };

describe.each(engines)("a server on $name that is killed while scheduled pages become due", (engine) => {
  let made: Awaited<ReturnType<typeof engine.make>>;
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
      ...(made.place.url && { DATABASE_URL: made.place.url }),
    };
    site = await startSite(variables);
    api = apiOf(site.url, await signInAsAdmin(site.url));
  });
  afterAll(async () => {
    await site.stop();
    await made.remove();
  });

  async function make(path: string): Promise<string> {
    const blocks = [{ content: { style: "simple", content: `Text of ${path}` } }];
    return (await api.post("/api/pages", { kind: "post", path, title: path, blocks })).body.id;
  }

  /** Schedules a page from now, as a slow machine may take long for each. @returns the time. */
  async function schedule(id: string): Promise<number> {
    const at = Date.now() + AHEAD_MS + randomInt(SPREAD_MS);
    const answer = await api.put(`/api/pages/${id}/schedule`, { at: new Date(at).toISOString() });
    expect(answer.status).toBe(200);
    return at;
  }

  /** The versions of pages, and whether lists show them. */
  async function readStored(ids: readonly string[]) {
    const { db, close } = await openDatabase({ ...made.place, exclusive: false });
    const versions = await db.selectFrom("page_versions").select("page_id").where("page_id", "in", ids).execute();
    const listed = await db
      .selectFrom("post_listings")
      .select("page_id")
      .where("page_id", "in", ids)
      .where("state", "=", "published")
      .execute();
    await close();
    return { versions: versions.map((one) => one.page_id), listed: listed.map((one) => one.page_id) };
  }

  it(
    `publishes each exactly once, also those whose time it missed, in each of ${ROUNDS} rounds`,
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const paths = Array.from({ length: PAGES_A_ROUND }, (_one, index) => `/round-${round}/post-${index}`);
        const ids: string[] = [];
        for (const path of paths) ids.push(await make(path));
        const times: number[] = [];
        for (const id of ids) times.push(await schedule(id));
        await wait(Math.max(0, Math.min(...times) - Date.now()) + randomInt(SPREAD_MS));
        await site.stop("SIGKILL");
        await made.release();
        site = await startSite(variables);
        await expect.poll(async () => (await readStored(ids)).listed.toSorted(), SOON).toEqual(ids.toSorted());
        expect((await readStored(ids)).versions.toSorted()).toEqual(ids.toSorted());
        for (const path of paths) expect(await (await fetch(site.url + path)).text()).toContain(`Text of ${path}`);
      }
    },
    ROUNDS * 90_000,
  );
});
