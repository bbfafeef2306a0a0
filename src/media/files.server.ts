import { constants } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { MEDIA_FOLDER } from "#db";
import { newId } from "#shared/server";

/** @returns where the file of an address stands: `/media/<name>` is `<data folder>/media/<name>`. */
export function mediaFile(dataFolder: string, name: string): string {
  return join(dataFolder, MEDIA_FOLDER, name);
}

async function exists(file: string): Promise<boolean> {
  return access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can't open folders; its renames are in the journal.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores a file under the name of its content. Resolves once it survives a power failure; it is never seen half-written. */
export async function storeFile(dataFolder: string, name: string, content: Buffer): Promise<void> {
  const folder = join(dataFolder, MEDIA_FOLDER);
  const file = mediaFile(dataFolder, name);
  if (await exists(file)) return;
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${newId()}.part`);
  try {
    await writeDurably(unfinished, content);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(folder);
}
