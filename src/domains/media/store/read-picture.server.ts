import { MAX_UPLOAD_BYTES } from "../media.ts";
import { orThrow, type MediaStore } from "./media-store.server.ts";
import { readLimited } from "./read-body.server.ts";

/** A prepared picture may be larger than its upload was. */
const MAX_BYTES = 4 * MAX_UPLOAD_BYTES;

/**
 * Reads a whole picture of the library. @param name as in its address, after `/media/`.
 * @returns undefined for a missing one.
 * @throws StoreError when the storage doesn't answer.
 */
export async function readPicture(media: MediaStore, name: string): Promise<Buffer | undefined> {
  const { body } = orThrow(await media.open(name)) ?? {};
  return body && readLimited(body, MAX_BYTES);
}
