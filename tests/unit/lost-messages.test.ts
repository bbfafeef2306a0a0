import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { openDatabase, type Database } from "#db";
import { SHARED_BLOCKS_PATH } from "#publishing";
import { publishPage } from "#publishing/server";
import { openSettings } from "#settings/server";
import type { SettingsDefaults } from "#settings";
import { openSharedBlocks } from "../../src/server/pages/published.ts";
import { embedded } from "../databases.ts";

const MAX_AGE_MS = 60_000;
const DEFAULTS: SettingsDefaults = {
  siteName: "Sample",
  headingFont: "fraunces",
  facts: [],
  launchUrl: "https://example.org",
  launchImageUrl: "https://example.org/badge.svg",
  defaultLocale: "en",
};
const failed = vi.fn<(error: unknown) => void>();
const options = { maxAge: MAX_AGE_MS, onChange: () => {}, onError: failed };

let database: Database;
/** The same database for a process that hears nothing of the others, as behind a pooler in transaction mode. */
let deaf: Database;

beforeAll(async () => {
  const { place, remove } = await embedded.make();
  database = await openDatabase({ ...place, exclusive: true });
  deaf = { ...database, listen: () => async () => {} };
  return async () => {
    await database.close();
    await remove();
  };
});
afterEach(() => void vi.useRealTimers());

const age = () => vi.useFakeTimers({ now: Date.now() + MAX_AGE_MS, toFake: ["Date"] });

it("settings that another process has changed are there within a minute, although its message was lost", async () => {
  const [here, there] = [await openSettings(deaf, DEFAULTS, options), await openSettings(database, DEFAULTS, options)];
  await there.change({ siteName: "Example" }, "user");
  expect(here.current.siteName).toBe("Sample");
  age();
  await database.inTransaction(async () => expect(here.current.siteName).toBe("Sample"));
  await expect.poll(() => here.current.siteName).toBe("Example");
  expect(failed).not.toHaveBeenCalled();
});

it("so are a shared header and footer that another process has published", async () => {
  const here = openSharedBlocks(deaf, MAX_AGE_MS);
  const publish = (headline: string) =>
    publishPage(database, { path: SHARED_BLOCKS_PATH, metaTags: [], blocks: [{ header: { headline } }] });
  await publish("Before");
  const before = await here.read();
  await publish("After");
  expect(await here.read()).toBe(before);
  age();
  expect(await here.read()).not.toEqual(before);
});
