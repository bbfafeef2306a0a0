import { explainEmbedded, type Database } from "#db";
import { createAuthor } from "#authors/server";
import { addSamplePlans } from "#plans/server";
import { defaultPages, SAMPLE_AUTHOR, SHARED_BLOCKS_PATH, sharedBlocksTemplate } from "#publishing";
import { hasPageAt, publishPage } from "#publishing/server";

/**
 * Publishes the default pages on a site without a home page; the home page comes last, so that an interrupted start is
 * completed by the next.
 * Its posts have their author, and its price list has plans. Every site has a page for its shared header and footer.
 * @param folder the data folder. @throws StartupError when its disk is full.
 */
export async function seedSite(database: Database, folder: string): Promise<void> {
  await addMissing(database).catch((error: unknown) => {
    throw explainEmbedded(folder, error) ?? error;
  });
}

async function addMissing(database: Database): Promise<void> {
  const sharedBlocks = { path: SHARED_BLOCKS_PATH, ...sharedBlocksTemplate() };
  const isNew = !(await hasPageAt(database.db, "/"));
  // A site that is completed by a second start has its author already: the name is taken.
  if (isNew) await createAuthor(database, { ...SAMPLE_AUTHOR, formerNames: [] });
  if (isNew) await addSamplePlans(database);
  for (const page of isNew ? [sharedBlocks, ...defaultPages().toReversed()] : [sharedBlocks]) {
    if (await hasPageAt(database.db, page.path)) continue;
    const published = await publishPage(database, page);
    // Another process that starts at the same time may have been faster.
    if (!published.ok && published.error.code !== "PATH_TAKEN") throw new Error(published.error.message);
  }
}
