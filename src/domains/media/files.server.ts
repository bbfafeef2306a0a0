import { constants } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { MEDIA_FOLDER } from "#db";
import { newId } from "#shared/server";

/** @returns the file of an address: `/media/<name>` is `<data folder>/media/<name>`. */
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
  const handle = await open(file, "wx", 0o600);
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

/**
 * Stores a file under the name of its content. Resolves once it survives a power failure; it is never visible
 * half-written.
 */
export async function storeFile(dataFolder: string, name: string, content: Buffer): Promise<void> {
  const folder = join(dataFolder, MEDIA_FOLDER);
  const file = mediaFile(dataFolder, name);
  if (await exists(file)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `${newId()}.part`);
  try {
    await writeDurably(unfinished, content);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(folder);
}

/** No upload takes longer: an older file was left by a process that died. */
const MAX_UPLOAD_MS = 3_600_000;

/**
 * Removes the files of uploads that died with their process.
 * @param isShared whether other processes use the folder: then recent files stay, since their uploads may be in
 * progress.
 */
export async function sweepUnfinished(dataFolder: string, isShared: boolean, now: number): Promise<void> {
  const folder = join(dataFolder, MEDIA_FOLDER);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(".part"))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (!isShared || now - mtimeMs > MAX_UPLOAD_MS) await rm(file, { force: true });
  }
}
