import type { PageSummary } from "#publishing";
import { findPage } from "#publishing/server";
import { fail, ok, type Result } from "#shared";
import type { Services } from "../services.ts";

/** @returns a page as it stands in lists, or NOT_FOUND. */
export async function readPage({ database }: Services, id = ""): Promise<Result<PageSummary>> {
  const page = await findPage(database.db, id);
  return page ? ok(page) : fail("NOT_FOUND", "There is no such page");
}
