import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { useKilledSite } from "./killed-site.ts";

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const PAGES_A_ROUND = 12;
/** How far ahead pages are scheduled. */
const AHEAD_MS = 2000;
/** Pages become due within this time, in which the server is killed. */
const SPREAD_MS = 1500;
/** Until every page is published, on any machine. */
const SOON = { timeout: 60_000, interval: 50 };

describe.each(engines)("a server on $name that is killed while scheduled pages become due", (engine) => {
  const { url, api, kill, restart, read } = useKilledSite(engine);

  async function make(path: string): Promise<string> {
    const blocks = [{ content: { style: "simple", content: `Text of ${path}` } }];
    return (await api().post("/api/pages", { kind: "post", path, title: path, blocks })).body.id;
  }

  /** Schedules a page from now, as a slow machine may take long for each. @returns the time. */
  async function schedule(id: string): Promise<number> {
    const at = Date.now() + AHEAD_MS + randomInt(SPREAD_MS);
    const answer = await api().put(`/api/pages/${id}/schedule`, { at: new Date(at).toISOString() });
    expect(answer.status).toBe(200);
    return at;
  }

  /** The versions of pages, and whether lists show them. */
  async function readStored(ids: readonly string[]) {
    return read(async ({ db }) => {
      const versions = await db.selectFrom("page_versions").select("page_id").where("page_id", "in", ids).execute();
      const listed = await db
        .selectFrom("post_listings")
        .select("page_id")
        .where("page_id", "in", ids)
        .where("state", "=", "published")
        .execute();
      return { versions: versions.map((one) => one.page_id), listed: listed.map((one) => one.page_id) };
    });
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
        await kill();
        await restart();
        await expect.poll(async () => (await readStored(ids)).listed.toSorted(), SOON).toEqual(ids.toSorted());
        expect((await readStored(ids)).versions.toSorted()).toEqual(ids.toSorted());
        for (const path of paths) expect(await (await fetch(url() + path)).text()).toContain(`Text of ${path}`);
      }
    },
    ROUNDS * 90_000,
  );
});
