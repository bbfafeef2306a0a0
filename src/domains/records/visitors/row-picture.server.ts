import { countHit, type Database } from "#db";
import { addPicture, PICTURE_LIMIT, type MediaStore } from "#media/server";
import { fail, failAt, type Result } from "#shared";
import { presentProperties, type Entity } from "../entities/property.ts";

type Needs = { database: Database; media: MediaStore; secret: string };

/**
 * Adds a picture for a row of an entity, with a visitor's limits.
 * @returns its address; INVALID where the entity has no property for it, or for anything but a picture; TOO_MANY;
 * UNAVAILABLE.
 */
export async function addRowPicture(
  { database, media, secret }: Needs,
  entity: Entity,
  picture: { name: string; userId: string; read: () => Promise<ArrayBuffer> },
): Promise<Result<{ url: string }, "INVALID" | "TOO_MANY" | "UNAVAILABLE">> {
  if (!presentProperties(entity).some(({ type }) => type === "image")) {
    return fail("INVALID", "This entity has no property for pictures");
  }
  const { userId, name, read } = picture;
  const retryAfter = await countHit({ database, secret }, PICTURE_LIMIT, userId, Date.now());
  if (retryAfter > 0) {
    const minutes = Math.ceil(retryAfter / 60);
    const text = `Too many pictures at once. Upload the next one in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
    return failAt("TOO_MANY", text, { retryAfter });
  }
  return addPicture(database, media, { bytes: new Uint8Array(await read()), name, userId });
}
