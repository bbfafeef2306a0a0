import { createHash } from "node:crypto";
import { searchText, type Database, type Schema, type Transaction } from "#db";
import { ok, oneLine, type Result } from "#shared";
import { newId } from "#shared/server";
import { queueImageWork } from "./image-queue.server.ts";
import { MEDIA_TEXT_LIMITS } from "./media.ts";
import { prepareRaster } from "./raster.server.ts";
import type { MediaStore, Unavailable } from "./store/media-store.server.ts";
import "./tables.ts";

/** What the library says of a picture. */
export type PictureRow = Schema["media"];

/** A picture of a visitor, prepared but not stored; `url` is where it will be. */
export type VisitorPicture = { content: Buffer; file: string; url: string; row: PictureRow };

/**
 * Prepares a visitor's file as a picture: only pixels in PNG, JPEG, WebP or AVIF, encoded again. An SVG is a document and not
 * taken.
 * @returns code `INVALID` for anything else.
 */
export async function preparePicture(bytes: Uint8Array, fileName: string): Promise<Result<VisitorPicture, "INVALID">> {
  const prepared = await queueImageWork(() => prepareRaster(bytes));
  if (!prepared.ok) return prepared;
  const { content, extension, width, height } = prepared.value;
  const hash = createHash("sha256").update(content).digest("hex");
  const name = oneLine(fileName).slice(0, MEDIA_TEXT_LIMITS.name).toWellFormed() || `picture.${extension}`;
  const row: PictureRow = {
    id: newId(),
    hash,
    extension,
    name,
    alt: "",
    search_text: searchText([name, ""]),
    width,
    height,
    bytes: content.length,
    created_at: new Date().toISOString(),
    created_by: "",
  };
  const file = `${hash}.${extension}`;
  return ok({ content, file, url: `/media/${file}`, row });
}

const lockOf = ({ hash }: PictureRow) => `picture ${hash}`;

/** Adds pictures to the library, in the transaction that stores what shows them; one that is there already stays as it is. */
export async function addPictures(
  { lockName }: Pick<Database, "lockName">,
  trx: Transaction,
  rows: readonly PictureRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await lockName(trx, ...rows.map(lockOf));
  await trx
    .insertInto("media")
    .values([...rows])
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

/** Removes a stored file that the library doesn't have: what it was for wasn't stored. */
async function discard({ inTransaction, lockName }: Database, store: MediaStore, { file, row }: VisitorPicture) {
  await inTransaction(async (trx) => {
    await lockName(trx, lockOf(row));
    const kept = await trx.selectFrom("media").select("id").where("hash", "=", row.hash).executeTakeFirst();
    if (!kept) await store.remove(file);
  });
}

/**
 * Stores pictures together with what shows them: their files first, so that nobody ever sees a picture that isn't there.
 * Where the rest isn't stored, they are removed again.
 * @param work stores the rest, with the pictures' rows in its transaction (`addPictures`); says whether it did.
 * @returns what `work` returns, or UNAVAILABLE.
 */
export async function storeWithPictures<Outcome extends { isStored: boolean }>(
  database: Database,
  store: MediaStore,
  pictures: readonly VisitorPicture[],
  work: () => Promise<Outcome>,
): Promise<Result<Outcome, Unavailable>> {
  const discardAll = async () => {
    for (const picture of pictures) await discard(database, store, picture);
  };
  let outcome: Outcome | undefined;
  try {
    for (const { file, content } of pictures) {
      const put = await store.put(file, content);
      if (!put.ok) return put;
    }
    outcome = await work();
  } finally {
    if (!outcome?.isStored) await discardAll();
  }
  // Someone whose equal picture wasn't kept may have removed it in between.
  for (const { file, content } of pictures) {
    const found = outcome.isStored ? await store.find(file) : undefined;
    if (found?.ok && !found.value) await store.put(file, content);
  }
  return ok(outcome);
}
