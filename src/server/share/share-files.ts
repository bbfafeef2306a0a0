import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { queueImageWork, type MediaStore } from "#media/server";
import { newId } from "#shared/server";
import { drawShare, type SharePicture } from "./draw-share.ts";
import { logoLayer } from "./share-logo.ts";

const FOLDER = "share";
/** The most pictures that are kept, about 30 KB each. */
const MAX_FILES = 1000;

/** Few plain colours: a palette is half the size. A logo may have any. */
const PNG = { palette: true, colours: 32, effort: 1, dither: 0 };
const PNG_WITH_LOGO = { ...PNG, colours: 256 };

/** A picture whose logo can't be read has mark and name instead. */
async function draw(media: MediaStore, picture: SharePicture): Promise<Buffer> {
  return queueImageWork(async () => {
    const layer = picture.logo && (await logoLayer(media, picture.logo));
    const { pixels, width, height } = await drawShare(layer ? picture : { ...picture, logo: undefined });
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .composite(layer ? [layer] : [])
      .png(layer ? PNG_WITH_LOGO : PNG)
      .toBuffer();
  });
}

/** Deletes the oldest files beyond the most that are kept. */
async function trim(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= MAX_FILES) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const oldest = files.toSorted((a, b) => a.at - b.at).slice(0, names.length - MAX_FILES);
  for (const { name } of oldest) await rm(join(folder, name), { force: true });
}

async function store(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `${newId()}.part`);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, join(folder, name));
  await trim(folder);
}

/** The share pictures in the data folder: a cache that may be deleted at any time. */
export class ShareFiles {
  readonly #folder: string;
  readonly #media: MediaStore;
  readonly #drawing = new Map<string, Promise<Buffer>>();

  /** @param media has the logos. */
  constructor(dataFolder: string, media: MediaStore) {
    this.#media = media;
    this.#folder = join(dataFolder, FOLDER);
  }

  /** @returns a picture that was drawn before; undefined when it isn't there. */
  async find(hash: string): Promise<Buffer | undefined> {
    return readFile(join(this.#folder, `${hash}.png`)).catch(() => undefined);
  }

  /** Draws a picture, once for all who wait for it, and keeps it. @param report called with the reason why it can't be kept. */
  async make(hash: string, picture: SharePicture, report: (error: unknown) => void): Promise<Buffer> {
    const pending = this.#drawing.get(hash);
    if (pending) return pending;
    const own = draw(this.#media, picture).finally(() => this.#drawing.delete(hash));
    this.#drawing.set(hash, own);
    const content = await own;
    await store(this.#folder, `${hash}.png`, content).catch(report);
    return content;
  }
}
