import { dataCheck, type CheckContext, type PageSummary } from "#publishing";
import { findPage } from "#publishing/server";
import { fail, ok, type Result } from "#shared";
import { readDataChoices } from "../records/data-choices.ts";
import type { Services } from "../services.ts";

/** @returns a page as lists show it, or NOT_FOUND. */
export async function readPage({ database }: Services, id: string): Promise<Result<PageSummary>> {
  const page = await findPage(database.db, id);
  return page ? ok(page) : fail("NOT_FOUND", "Page not found");
}

/** @returns what the publish check needs to know about the rest of the site, or NOT_FOUND. */
export async function readAround(services: Services, id: string): Promise<Result<CheckContext>> {
  const page = await readPage(services, id);
  if (!page.ok) return page;
  const published = await services.published.read();
  const { kind, path } = page.value;
  return ok({
    kind,
    path,
    paths: [path, ...published.map((one) => one.path)],
    sharedBlocks: await services.sharedBlocks.read(),
    checkData: dataCheck(await readDataChoices(services.database), path),
  });
}
