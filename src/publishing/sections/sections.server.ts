import type { Database, Executor } from "#db";
import { fail, ok, type JsonObject, type Result } from "#shared";
import { inSlices, newId } from "#shared/server";
import { checkBlocksInSteps } from "../operations/check-blocks.ts";
import { withoutKey, withoutKeys } from "../operations/keys.ts";
import { readStoredBlocks, writeStoredInSteps } from "../stored-content.ts";
import type { Section } from "../contract/sections.ts";

/** The total size of a site's sections, as they are listed at once. */
const MAX_STORED = 5_000_000;

/** @returns the site's sections, by name. */
export async function listSections(db: Executor): Promise<Section[]> {
  const rows = await db.selectFrom("sections").select(["id", "name", "blocks"]).orderBy("id").execute();
  const byName = rows.toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  return byName.map(({ id, name, blocks }) => ({ id, name, blocks: readStoredBlocks(blocks) }));
}

async function storedLength(db: Executor): Promise<number> {
  const { total } = await db
    .selectFrom("sections")
    .select(({ fn }) => fn.sum(fn<number>("length", ["blocks"])).as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type NewSection = { id?: string; name: string; blocks: readonly JsonObject[]; userId: string };

/**
 * Saves blocks under a name, without their keys; those that were saved with this id before aren't saved again.
 * @returns its id; INVALID with the path of the fault for blocks that no draft may hold; TOO_MANY_SECTIONS when there is no
 * room left.
 */
export async function saveSection(
  { inTransaction, lockName }: Database,
  { id = newId(), name, blocks, userId }: NewSection,
): Promise<Result<{ id: string }, "INVALID" | "TOO_MANY_SECTIONS">> {
  const checked = await inSlices(checkBlocksInSteps(blocks));
  if (!checked.ok) return checked;
  const stored = await inSlices(writeStoredInSteps(blocks.map((block) => withoutKeys(withoutKey(block)))));
  return inTransaction(async (trx) => {
    await lockName(trx, "sections");
    if (await trx.selectFrom("sections").select("id").where("id", "=", id).executeTakeFirst()) return ok({ id });
    if ((await storedLength(trx)) + stored.length > MAX_STORED) {
      return fail("TOO_MANY_SECTIONS", "There is no room for more sections. Delete some that you no longer need.");
    }
    const row = { id, name, blocks: stored, created_at: new Date().toISOString(), created_by: userId };
    await trx.insertInto("sections").values(row).execute();
    return ok({ id });
  });
}

/** Deletes a section; pages that it was inserted on keep their blocks. @returns whether there was one. */
export async function deleteSection(db: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("sections").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
