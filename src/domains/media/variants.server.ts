import sharp from "sharp";
import type { Executor } from "#db";
import { cropBox } from "#shared";
import { queueImageWork } from "./image-queue.server.ts";
import { folderStore } from "./store/folder-store.server.ts";
import { orThrow, type MediaStore, type OpenedFile } from "./store/media-store.server.ts";
import { readPicture } from "./store/read-picture.server.ts";
import type { Variant } from "./variants.ts";

/** The folder of the data folder that variants are kept in; it may be deleted at any time. */
const FOLDER = "variants";
const QUALITY = 80;
const MAX_SECONDS = 20;
/** Pictures that may wait for the image queue: uploads wait behind them. */
const MAX_WAITING = 20;

/**
 * A variant's file, or the address of the original that takes its place: permanently for an animation or a drawing,
 * temporarily where the variant can't be made.
 */
type OpenedVariant = { file: OpenedFile } | { instead: string; isFinal: boolean };

/** Pictures of the library, and parts of them, in smaller widths, made when they are first asked for. */
export type Variants = {
  /** Opens a variant for reading. @returns undefined for a picture that isn't in the library. */
  open: (variant: Variant) => Promise<OpenedVariant | undefined>;
};

/**
 * @returns a picture, or a part of it, in WebP, at most so wide; undefined for a whole animation.
 * @throws for a damaged picture.
 */
async function scale(bytes: Buffer, { width, crop }: Variant): Promise<Buffer | undefined> {
  const natural = await sharp(bytes).metadata();
  if (!crop && (natural.pages ?? 1) > 1) return undefined;
  // A part of an animation moves too: its original can't take its place, as it shows more.
  const whole = sharp(bytes, { animated: crop !== undefined, sequentialRead: true });
  return (crop ? whole.extract(cropBox(crop, natural)) : whole)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY, smartSubsample: true })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

type Needs = {
  db: Executor;
  /** Where the originals are. */
  media: MediaStore;
  dataFolder: string;
  /** Is called when a variant can't be made. */
  report: (error: unknown) => void;
};

/** Opens the variants of a library; the same variant is made once for all who ask for it at the same time. */
export async function openVariants({ db, media, dataFolder, report }: Needs): Promise<Variants> {
  const kept = folderStore(dataFolder, FOLDER);
  const making = new Map<string, Promise<boolean>>();
  await kept.removeUnfinished(true, Date.now());

  const find = async (name: string) => {
    const file = orThrow(await kept.open(name));
    return file && { file };
  };

  /** @returns whether there is a variant now; false for a picture that has none. */
  async function make(variant: Variant, original: string): Promise<boolean> {
    // Read in the queue, so that the originals of those that wait don't fill the memory.
    const scaled = await queueImageWork(async () => {
      const bytes = await readPicture(media, original);
      return bytes && scale(bytes, variant);
    });
    if (scaled) orThrow(await kept.put(variant.name, scaled));
    return scaled !== undefined;
  }

  async function open(variant: Variant): Promise<OpenedVariant | undefined> {
    const { name, hash } = variant;
    const found = await find(name);
    if (found) return found;
    const row = await db.selectFrom("media").select("extension").where("hash", "=", hash).executeTakeFirst();
    if (!row) return undefined;
    const original = `${hash}.${row.extension}`;
    const instead = `/media/${original}`;
    if (row.extension === "svg") return { instead, isFinal: true };
    if (!making.has(name) && queueImageWork.pendingCount >= MAX_WAITING) return { instead, isFinal: false };
    const work = making.get(name) ?? make(variant, original).finally(() => making.delete(name));
    making.set(name, work);
    try {
      return (await work) ? await find(name) : { instead, isFinal: true };
    } catch (error) {
      report(error);
      return { instead, isFinal: false };
    }
  }

  return { open };
}
