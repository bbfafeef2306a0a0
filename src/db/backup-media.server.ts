import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { chmod, copyFile, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";

/** Folder inside the data folder that holds the files, each named by hash and extension. */
export const MEDIA_FOLDER = "media";

/** A file is named by its content, so two of the same name are the same file. */
const FILE_NAME = /^[0-9a-f]{64}\.\w+$/;

/** @returns where a backup keeps the uploaded files: `site.db` beside `site.media/`. */
export function mediaBeside(file: string): string {
  return `${file.replace(/\.db$/, "")}.media`;
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file that the site removes meanwhile isn't needed any more, and is left out. */
async function copyWhole(source: string, target: string): Promise<void> {
  const unfinished = `${target}.part`;
  try {
    await copyFile(source, unfinished);
    await chmod(unfinished, 0o600);
    await sync(unfinished);
    await rename(unfinished, target);
  } catch (error) {
    if (existsSync(source)) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Copies the uploaded files that the target lacks; none is ever visible there half-written. */
export async function copyMedia(source: string, target: string): Promise<void> {
  const names = existsSync(source) ? readdirSync(source).filter((name) => FILE_NAME.test(name)) : [];
  const missing = names.filter((name) => !existsSync(join(target, name)));
  if (missing.length > 0) mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const name of missing) await copyWhole(join(source, name), join(target, name));
}

/** @returns the names of uploaded files that a database lists and a folder lacks. */
export function missingMedia(database: DatabaseSync, folder: string): string[] {
  const has = (table: string) =>
    database.prepare("SELECT count(*) AS count FROM sqlite_master WHERE name = ?").get(table)?.count === 1;
  // Backups of earlier versions lack these tables.
  const queries = [
    has("media") && "SELECT hash || '.' || extension AS name FROM media",
    has("private_files") && "SELECT DISTINCT hash || '.bin' AS name FROM private_files WHERE owner_id IS NOT NULL",
  ].filter((query) => query !== false);
  const rows = queries.flatMap((query) => database.prepare(query).all());
  return rows.map(({ name }) => String(name)).filter((name) => !existsSync(join(folder, name)));
}
