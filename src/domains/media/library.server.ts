import { createHash } from "node:crypto";
import { changedProblem, listPage, type ChangedProblem, type ListPage } from "#contract";
import { containsText, findNear, searchText, type Database, type Executor } from "#db";
import { fail, failAt, ok, oneLine, type Result } from "#shared";
import { newId } from "#shared/server";
import type { MediaItem } from "./contract.ts";
import { MEDIA_TEXT_LIMITS } from "./media.ts";
import { prepareUpload } from "./prepare.server.ts";
import { addPictures, storeWithPictures, type PictureRow } from "./store-pictures.server.ts";
import type { MediaStore, Unavailable } from "./store/media-store.server.ts";

/** The data of an upload. */
export type Upload = { bytes: Uint8Array; name: string; alt: string; userId: string };

function fromRow({ id, hash, extension, name, alt, width, height, bytes, created_at }: PictureRow): MediaItem {
  return { id, url: `/media/${hash}.${extension}`, name, alt, width, height, bytes, createdAt: created_at };
}

/** Puts a text on one line and cuts it off at its limit. */
function shorten(text: string, limit: number): string {
  return oneLine(text).slice(0, limit).toWellFormed();
}

/**
 * Adds a picture to the library: checked, cleaned, stored as `<hash>.<extension>`. The row is written only when the
 * file is durable. The same picture is stored once: the first one's row is returned.
 * @returns code `INVALID` with what is wrong with the file, `UNAVAILABLE` when it could not be stored.
 */
export async function addMedia(
  database: Database,
  store: MediaStore,
  upload: Upload,
): Promise<Result<MediaItem, "INVALID" | Unavailable>> {
  const prepared = await prepareUpload(upload.bytes);
  if (!prepared.ok) return prepared;
  const { content, extension, width, height } = prepared.value;
  const hash = createHash("sha256").update(content).digest("hex");
  const name = shorten(upload.name, MEDIA_TEXT_LIMITS.name) || `picture.${extension}`;
  const alt = shorten(upload.alt, MEDIA_TEXT_LIMITS.alt);
  const row: PictureRow = {
    id: newId(),
    hash,
    extension,
    name,
    alt,
    search_text: searchText([name, alt]),
    width,
    height,
    bytes: content.length,
    created_at: new Date().toISOString(),
    created_by: upload.userId,
  };
  const picture = { content, file: `${hash}.${extension}`, row };
  const stored = await storeWithPictures(database, store, [picture], async () => {
    await database.inTransaction((trx) => addPictures(database, trx, [row]));
    return { isStored: true };
  });
  if (!stored.ok) return stored;
  return ok(
    fromRow(await database.db.selectFrom("media").selectAll().where("hash", "=", hash).executeTakeFirstOrThrow()),
  );
}

/** @returns the pictures that a search finds, newest first, with cursors as in docs/api.md. */
export async function listMedia(
  db: Executor,
  { search, limit, cursor }: { search: string; limit: number; cursor?: string },
): Promise<ListPage<MediaItem>> {
  let query = db
    .selectFrom("media")
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (search) {
    const near = await findNear(db, "media", search);
    query = query.where((builder) => containsText(builder.ref("search_text"), search));
    if (near) query = query.where("id", "in", [...near, ""]);
  }
  if (cursor) query = query.where("id", "<", cursor);
  const rows = await query.execute();
  return listPage(rows.map(fromRow), limit, ({ id }) => id);
}

/** A picture's texts that may be changed. */
type PictureTexts = { name?: string; alt?: string };

/** @returns what others have changed: neither what the caller saw nor what they want. */
function changedSince(row: Required<PictureTexts>, was: PictureTexts, wanted: PictureTexts): ChangedProblem[] {
  return (["name", "alt"] as const)
    .filter((field) => was[field] !== undefined && was[field] !== row[field] && wanted[field] !== row[field])
    .map((field) => changedProblem([field], row[field]));
}

/**
 * Changes the given texts of a picture.
 * @param texts `was`: the texts that the caller saw.
 * @returns code `NOT_FOUND` for an unknown id; PICTURE_CHANGED with the present texts.
 */
export async function describeMedia(
  { inTransaction, lockName }: Database,
  id: string,
  { was = {}, ...texts }: PictureTexts & { was?: PictureTexts },
): Promise<Result<MediaItem, "NOT_FOUND" | "PICTURE_CHANGED">> {
  return inTransaction(async (trx) => {
    await lockName(trx, `media ${id}`);
    const row = await trx.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return fail("NOT_FOUND", "Picture not found");
    const problems = changedSince(row, was, texts);
    if (problems[0]) return failAt("PICTURE_CHANGED", problems[0].message, { path: problems[0].path, problems });
    const name = shorten(texts.name ?? "", MEDIA_TEXT_LIMITS.name) || row.name;
    const alt = texts.alt === undefined ? row.alt : shorten(texts.alt, MEDIA_TEXT_LIMITS.alt);
    const changed = { name, alt, search_text: searchText([name, alt]) };
    await trx.updateTable("media").set(changed).where("id", "=", id).execute();
    return ok(fromRow({ ...row, ...changed }));
  });
}
