import { countHit, type HitCounter } from "#db";
import { MAX_UPLOAD_BYTES, PICTURE_LIMIT, preparePicture, type VisitorPicture } from "#media/server";
import type { RowData } from "#records/server";
import { formatNumber, type Locale, type Texts } from "#shared";
import type { PostedFile } from "./posted-values.ts";

const MEGABYTE = 1024 * 1024;

/** The most megabytes of a picture's file, as text. */
const mostMegabytes = (locale: Locale): string => formatNumber(MAX_UPLOAD_BYTES / MEGABYTE, locale);

/** Pictures for a row with their addresses by property; or why they aren't taken. */
type ReadPictures =
  | { ok: true; data: RowData; pictures: VisitorPicture[] }
  | { ok: false; retryAfter: number; fields: Record<string, string> };

/** Prepares the files of a posted row as pictures, after counting them against what the client may send. */
export async function readPictures(
  counter: HitCounter,
  client: string,
  files: readonly PostedFile[],
  { texts, locale }: { texts: Texts; locale: Locale },
): Promise<ReadPictures> {
  const data: RowData = {};
  const pictures: VisitorPicture[] = [];
  const fields: [name: string, text: string][] = [];
  for (const { property, file } of files) {
    const retryAfter = await countHit(counter, PICTURE_LIMIT, client, Date.now());
    if (retryAfter > 0) return { ok: false, retryAfter, fields: {} };
    if (file.size > MAX_UPLOAD_BYTES) {
      fields.push([property.name, texts.rows.pictureTooLarge.replace("{max}", mostMegabytes(locale))]);
      continue;
    }
    const prepared = await preparePicture(new Uint8Array(await file.arrayBuffer()), file.name);
    if (!prepared.ok) fields.push([property.name, texts.rows.notAPicture]);
    else {
      data[property.id] = prepared.value.url;
      pictures.push(prepared.value);
    }
  }
  return fields.length > 0
    ? { ok: false, retryAfter: 0, fields: Object.fromEntries(fields) }
    : { ok: true, data, pictures };
}
