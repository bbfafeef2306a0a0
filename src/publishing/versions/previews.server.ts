import { createHmac, timingSafeEqual } from "node:crypto";
import { listPage, type ListPage } from "#contract";
import type { Executor } from "#db";
import { newId } from "#shared/server";

/** A link that shows a draft to anyone who has it. */
export type Preview = { id: string; token: string; author: string; createdAt: string; expiresAt: string };

function sign(secret: string, id: string): string {
  return createHmac("sha256", secret).update(`preview\n${id}`).digest("base64url");
}

function tokenOf(secret: string, id: string): string {
  return `${id}.${sign(secret, id)}`;
}

/** Creates a preview link of a page's draft. @param hours how long it is valid. */
export async function createPreview(
  db: Executor,
  secret: string,
  { pageId, author, hours }: { pageId: string; author: string; hours: number },
): Promise<Preview> {
  const now = Date.now();
  const [id, createdAt] = [newId(), new Date(now).toISOString()];
  const expiresAt = new Date(now + hours * 3_600_000).toISOString();
  await db
    .insertInto("page_previews")
    .values({ id, page_id: pageId, author, created_at: createdAt, expires_at: expiresAt, revoked_at: null })
    .execute();
  return { id, token: tokenOf(secret, id), author, createdAt, expiresAt };
}

/** Preview links that are neither expired nor revoked. */
function validPreviews(db: Executor) {
  return db
    .selectFrom("page_previews")
    .where("revoked_at", "is", null)
    .where("expires_at", ">", new Date().toISOString());
}

/** Lists the preview links of a page that still work, the newest first, with cursors as in docs/api.md. */
export async function listPreviews(
  db: Executor,
  secret: string,
  pageId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<ListPage<Preview>> {
  const rows = await validPreviews(db)
    .select(["id", "author", "created_at as createdAt", "expires_at as expiresAt"])
    .where("page_id", "=", pageId)
    .$if(cursor !== undefined, (query) => query.where("id", "<", cursor ?? ""))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const previews = rows.map((row) => Object.assign(row, { token: tokenOf(secret, row.id) }));
  return listPage(previews, limit, ({ id }) => id);
}

/** Revokes a preview link. @returns whether there was one. */
export async function revokePreview(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .updateTable("page_previews")
    .set({ revoked_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the page that a preview link shows; undefined for a forged, expired or revoked link, and an archived page. */
export async function findPreviewed(db: Executor, secret: string, token: string): Promise<string | undefined> {
  const [id = "", signature = "", ...more] = token.split(".");
  const expected = Buffer.from(sign(secret, id));
  const given = Buffer.from(signature);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const row = await validPreviews(db)
    .innerJoin("pages", "pages.id", "page_previews.page_id")
    .select("page_previews.page_id")
    .where("page_previews.id", "=", id)
    .where("pages.archived_at", "is", null)
    .executeTakeFirst();
  return row?.page_id;
}
