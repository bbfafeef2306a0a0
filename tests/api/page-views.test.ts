import { afterEach, describe, expect, it, vi } from "vitest";
import { countPageViews } from "#inbox/server";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("views of pages on $name", (engine) => {
  const { site } = siteAndApiFor(engine);
  afterEach(() => vi.useRealTimers());

  it("are counted for a limited number of addresses a day, those already known for all of it", async () => {
    const { database } = site().services;
    const views = countPageViews(database, 2);
    const see = (...paths: string[]) => paths.forEach((path) => views.count(path, {}));
    const counted = () => database.db.selectFrom("page_views").select(["day", "path", "views"]).execute();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-06T23:59:50Z") });
    see("/one", "/two", "/made-up", "/one");
    await views.flush();
    see("/another", "/two");
    await views.flush();
    vi.setSystemTime(new Date("2031-05-07T00:00:10Z"));
    await views.flush();
    see("/another", "/one", "/two");
    await views.flush();
    const stored = (await counted()).filter(({ day }) => day.startsWith("2031"));
    expect(stored.map(({ day, path, views: count }) => `${day} ${path} ${count}`).toSorted()).toEqual([
      "2031-05-06 /one 2",
      "2031-05-06 /two 2",
      "2031-05-07 /another 1",
      "2031-05-07 /one 1",
    ]);
  });
});
