import "#accounts/server";
import "#inbox/server";
import type { Database } from "#db";
import { SAMPLE_NAME } from "#publishing";
import { FIRST_STEPS, gettingStartedContract, type CurrentSettings, type FirstStep } from "#settings";
import { ok } from "#shared";
import { serve } from "./serve.ts";

type Db = Database["db"];

/** The page at "/", and whether a person published what it shows: the seeded version has no author. */
async function readHome(db: Db) {
  const home = await db
    .selectFrom("pages")
    .leftJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.id", "page_versions.author"])
    .where("pages.path", "=", "/")
    .orderBy("pages.id")
    .executeTakeFirst();
  return { homeId: home?.id, isOwn: Boolean(home?.author) };
}

/** Whether there is a second person who works on the site, or one is invited. Customers' accounts don't count. */
async function hasColleague(db: Db): Promise<boolean> {
  const [people, invited] = await Promise.all([
    db.selectFrom("users").select("id").where("role", "!=", "member").limit(2).execute(),
    db.selectFrom("invitations").select("id").where("role", "!=", "member").limit(1).execute(),
  ]);
  return people.length + invited.length > 1;
}

async function hasEntry(db: Db): Promise<boolean> {
  return (await db.selectFrom("inbox_entries").select("id").limit(1).execute()).length > 0;
}

function hasBrand({ logo, brandColor, accentColor }: CurrentSettings): boolean {
  return [logo, brandColor, accentColor].some((setting) => setting !== undefined);
}

export const gettingStartedRoutes = serve(gettingStartedContract, {
  readGettingStarted: async ({ services: { database, settings, mail } }) => {
    const { current } = settings;
    if (current.gettingStartedHidden === true) return ok({ done: [...FIRST_STEPS], isHidden: true });
    const [{ homeId, isOwn }, isTogether, hasArrived] = await Promise.all([
      readHome(database.db),
      hasColleague(database.db),
      hasEntry(database.db),
    ]);
    const isDone: Record<FirstStep, boolean> = {
      name: current.siteName !== SAMPLE_NAME,
      brand: hasBrand(current),
      home: isOwn,
      mail: mail.state().delivery === "smtp",
      colleague: isTogether,
      entry: hasArrived,
    };
    return ok({ done: FIRST_STEPS.filter((step) => isDone[step]), isHidden: false, homeId });
  },
});
