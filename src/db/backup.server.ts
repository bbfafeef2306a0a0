import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { copyMedia, MEDIA_FOLDER, mediaBeside, missingMedia } from "./backup-media.server.ts";
import { migrations } from "./migrations/index.ts";
import { DATABASE_FILE, holdFile, keepPrivate } from "./sqlite.server.ts";
import { explainCopy, isHeld, StartupError } from "./startup-error.ts";

/**
 * Copies the embedded database into one file while a server may be writing (SQLite's online backup), and the uploaded
 * files into a folder beside it: `site.db` and `site.media/`. The file appears last, once everything is there.
 * @throws StartupError when there is nothing to back up, or the file can't be written.
 */
export async function backupFile(folder: string, target: string): Promise<void> {
  const source = join(folder, DATABASE_FILE);
  if (!existsSync(source))
    throw new StartupError(`There is no database in ${folder}. Set DATA_DIR to the site's data folder.`);
  if (existsSync(target) && realpathSync(target) === realpathSync(source)) {
    throw new StartupError(`${target} is the site's own database. Name another file for the backup.`);
  }
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    // A file is stored before its row: what the copied database lists is in the folder by then.
    const finish = () => copyMedia(join(folder, MEDIA_FOLDER), mediaBeside(target));
    await copy(database, target, `${target}.part`, finish);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const text = `The backup ${target} can't be written`;
    const remedies = {
      full: "name a file on another disk.",
      other: "Name a file in a folder that this user may write.",
    };
    throw explainCopy(dirname(target), { text, remedies }, error);
  } finally {
    database.close();
  }
}

/** Holds the name of an unfinished file. @throws StartupError when another process is writing it. */
function holdUnfinished(target: string, unfinished: string): () => void {
  const lock = `${unfinished}.lock`;
  try {
    const release = holdFile(lock);
    return () => {
      // Before it is released, so that nobody holds a file that is about to disappear.
      rmSync(lock, { force: true });
      release();
    };
  } catch (error) {
    if (!isHeld(error)) throw error;
    throw new StartupError(`Another process is writing ${target}. Wait until it has ended.`, { cause: error });
  }
}

/**
 * Copies a database into a file that appears only once it is complete and `finish` is done.
 * @throws StartupError when another process is doing the same.
 */
async function copy(
  database: DatabaseSync,
  target: string,
  unfinished: string,
  finish: () => Promise<void>,
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const release = holdUnfinished(target, unfinished);
  try {
    keepPrivate(unfinished);
    // The copy is of one moment: otherwise SQLite begins again each time that the server has written in between.
    database.exec("BEGIN");
    database.prepare("SELECT count(*) FROM sqlite_master").get();
    await backup(database, unfinished);
    database.exec("COMMIT");
    settle(unfinished);
    await finish();
    renameSync(unfinished, target);
  } finally {
    for (const file of [unfinished, `${unfinished}-wal`, `${unfinished}-shm`]) rmSync(file, { force: true });
    release();
  }
}

/** @throws StartupError when a folder holds a database. */
function refuseOccupied(folder: string): void {
  if (!existsSync(folder) || !readdirSync(folder).some((name) => name.startsWith(DATABASE_FILE))) return;
  throw new StartupError(
    `${folder} already holds a database. Restore into an empty folder: set DATA_DIR to a new one.`,
  );
}

/**
 * Makes a data folder from a backup. The file is checked first; a folder that holds a database is never overwritten.
 * @param media where the uploaded files go.
 * @returns the names of uploaded files that the backup should hold and doesn't.
 * @throws StartupError naming what is in the way.
 */
export async function restoreFile(
  source: string,
  folder: string,
  media = join(folder, MEDIA_FOLDER),
): Promise<string[]> {
  if (!existsSync(source)) throw new StartupError(`There is no file ${source}.`);
  refuseOccupied(folder);
  const database = openBackup(source);
  try {
    const finish = async () => {
      await copyMedia(mediaBeside(source), media);
      refuseOccupied(folder);
    };
    await copy(database, join(folder, DATABASE_FILE), join(folder, "restore.part"), finish).catch((error: unknown) => {
      // A site that was started on the folder meanwhile has made a database, and removed unfinished files.
      refuseOccupied(folder);
      if (error instanceof StartupError) throw error;
      const full = "set DATA_DIR to a folder on another disk.";
      const remedies = { full, other: "Set DATA_DIR to a folder that this user may write." };
      throw explainCopy(folder, { text: `${folder} can't be written`, remedies }, error);
    });
    return missingMedia(database, media);
  } finally {
    database.close();
  }
}

/** Leaves the copy as one self-contained file without a write-ahead log. */
function settle(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = DELETE");
  database.close();
}

/** @returns the first change of the tables that this version doesn't know. */
function newerChange(database: DatabaseSync): string | undefined {
  const names = database.prepare("SELECT name FROM kysely_migration ORDER BY name").all();
  return names.map(({ name }) => String(name)).find((name) => !(name in migrations));
}

/** Opens a backup. @throws StartupError for a file that is none, is damaged, or is of a newer version. */
function openBackup(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [check] = database.prepare("PRAGMA integrity_check").all();
    const pages = database.prepare("SELECT count(*) AS count FROM sqlite_master WHERE name = 'pages'").get();
    const isWhole = check?.integrity_check === "ok" && pages?.count === 1;
    const newer = isWhole ? newerChange(database) : undefined;
    if (newer !== undefined) {
      const remedy = "Restore it with that version, or use an older backup.";
      throw new StartupError(`${file} is of a newer version of Blockwright (${newer}). ${remedy}`);
    }
    if (isWhole) return database;
  } catch (error) {
    database?.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${file} is not a backup of Blockwright (${String(error)}).`, { cause: error });
  }
  database.close();
  throw new StartupError(`${file} is not a whole backup of Blockwright. Use another backup.`);
}
