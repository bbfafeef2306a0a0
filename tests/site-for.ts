import { afterAll, beforeAll } from "vitest";
import type { Role } from "#contract";
import { useApi, type Api } from "./api-client.ts";
import type { Engine, Place } from "./databases.ts";
import { openSite, type Site } from "./services.ts";

/** Opens a site with its own database for a suite; what it gives is there while the suite's tests and hooks run. */
export function siteFor(engine: Engine, variables: Record<string, string> = {}) {
  let made: Awaited<ReturnType<Engine["make"]>>;
  let site: Site;
  beforeAll(async () => {
    made = await engine.make();
    site = await openSite(made.place, variables);
  });
  afterAll(async () => {
    await site.services.events.close();
    await site.close();
    await made.remove();
  });
  return { site: (): Site => site, place: (): Place => made.place };
}

/** The same, with its API as someone who is signed in calls it. */
export function siteAndApiFor(engine: Engine, role?: Role, variables: Record<string, string> = {}) {
  const opened = siteFor(engine, variables);
  let api: Api;
  beforeAll(async () => {
    api = await useApi(opened.site(), role);
  });
  return { ...opened, api: (): Api => api };
}
