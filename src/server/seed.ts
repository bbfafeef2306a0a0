import type { Database } from "#db";
import { defaultPages } from "#publishing";
import { hasPageAt, publishPage } from "#publishing/server";

/** Publishes the default pages on a site without a home page; the home page comes last, so that a cut start is made up. */
export async function seedSite(database: Database): Promise<void> {
  if (await hasPageAt(database.db, "/")) return;
  for (const page of defaultPages().toReversed()) {
    if (await hasPageAt(database.db, page.path)) continue;
    const published = await publishPage(database, page);
    if (!published.ok) throw new Error(published.error.message);
  }
}
