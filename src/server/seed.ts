import type { Database } from "#db";
import { hasPages, publishPage } from "#publishing/server";
import { landingTemplate } from "#publishing";

/** Publishes the default landing page on a site that has no page yet. @returns whether it did. */
export async function seedSite(database: Database): Promise<boolean> {
  if (await hasPages(database.db)) return false;
  const published = await publishPage(database, { path: "/", ...landingTemplate() });
  if (!published.ok) throw new Error(published.error.message);
  return true;
}
