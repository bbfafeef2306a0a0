import { constants, createReadStream } from "node:fs";
import { access, mkdir, open, opendir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { MEDIA_FOLDER } from "#db";
import { fail, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import {
  isFileName,
  partOf,
  StoreError,
  type ByteRange,
  type ListedFile,
  type MediaStore,
  type OpenedFile,
  type StoredFile,
  type Unavailable,
} from "./media-store.server.ts";
import { bodyOf } from "./read-body.server.ts";

/** No upload takes longer: an older file was left by a process that died. */
const MAX_UPLOAD_MS = 3_600_000;

async function exists(file: string): Promise<boolean> {
  return access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
}

/** @returns undefined for a missing file or folder. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
  throw error;
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

/** What the system says of a folder that isn't this user's, or whose disk only reads, or of a file in its place. */
const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"]);
const MESSAGE = "The server can’t write into its folder for pictures. Ask its administrator.";

const refuse = (error: Error) => fail("UNAVAILABLE", MESSAGE, new StoreError(error.message, { cause: error }));

function unlessUnwritable(error: NodeJS.ErrnoException): Result<undefined, Unavailable> {
  if (UNWRITABLE.has(error.code ?? "")) return refuse(error);
  throw error;
}

async function requireWritable(folder: string): Promise<Result<undefined, Unavailable>> {
  await (await opendir(folder)).close();
  await access(folder, constants.W_OK | constants.X_OK);
  return ok(undefined);
}

/** A missing folder is made with the first picture. */
function check(folder: string): Promise<Result<undefined, Unavailable>> {
  return requireWritable(folder).catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" ? ok(undefined) : refuse(error),
  );
}

/** Survives a power failure, and is never visible half-written. */
async function put(folder: string, name: string, content: Buffer): Promise<Result<undefined, Unavailable>> {
  const file = join(folder, name);
  if (await exists(file)) return ok(undefined);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `${newId()}.part`);
  try {
    await writeDurably(unfinished, content);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(folder);
  return ok(undefined);
}

async function find(file: string): Promise<StoredFile | undefined> {
  const found = await stat(file).catch(unlessMissing);
  return found?.isFile() ? { bytes: found.size, modified: found.mtime } : undefined;
}

async function openFile(file: string, range?: ByteRange): Promise<OpenedFile | undefined> {
  const found = await find(file);
  const part = found && range && partOf(range, found.bytes);
  if (!found || (range && !part)) return found;
  return { ...found, part, body: bodyOf(() => createReadStream(file, part)) };
}

async function* list(folder: string): AsyncGenerator<ListedFile> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? [];
  for (const name of names.filter(isFileName)) {
    const found = await find(join(folder, name));
    if (found) yield { name, bytes: found.bytes };
  }
}

async function removeUnfinished(folder: string, isShared: boolean, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(".part"))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (!isShared || now - mtimeMs > MAX_UPLOAD_MS) await rm(file, { force: true });
  }
}

/** Keeps files in a folder of the data folder. What else the system refuses is thrown, such as to write on a full disk. */
export function folderStore(dataFolder: string, inside = MEDIA_FOLDER): MediaStore {
  const folder = join(dataFolder, inside);
  return {
    label: `the folder ${folder}`,
    put: (name, content) => put(folder, name, content).catch(unlessUnwritable),
    find: async (name) => ok(await find(join(folder, name))),
    open: async (name, range) => ok(await openFile(join(folder, name), range)),
    list: () => list(folder),
    remove: async (name) => {
      await rm(join(folder, name), { force: true });
      return ok(undefined);
    },
    removeUnfinished: (isShared, now) => removeUnfinished(folder, isShared, now),
    check: () => check(folder),
  };
}
