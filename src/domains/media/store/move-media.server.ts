import { createHash } from "node:crypto";
import { orThrow, StoreError, type ListedFile, type MediaStore } from "./media-store.server.ts";
import { readLimited } from "./read-body.server.ts";

/** What a move has done so far: numbers of files, and bytes copied. */
export type Moved = {
  copied: number;
  bytes: number;
  /** Were there already. */
  present: number;
  removed: number;
  /** Files that could not be moved, with the reason. */
  failed: { name: string; reason: string }[];
};

export type MoveOptions = {
  from: MediaStore;
  to: MediaStore;
  /** Only counts what would be copied. */
  isDryRun?: boolean;
  /** Removes each file from the source once the copy was read back and is right. */
  removes?: boolean;
  /** Is called after each file. */
  onProgress?: (moved: Moved) => void;
};

/** Files at a time; each is in memory as a whole. */
const AT_A_TIME = 4;
/** More than a stored picture can have. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
/** After so many failures something is wrong with all files. */
const MAX_FAILURES = 20;

/** Reads a file whose content is what its name says. @returns undefined for a missing one. @throws StoreError */
async function readVerified(store: MediaStore, name: string): Promise<Buffer | undefined> {
  const opened = orThrow(await store.open(name));
  if (!opened?.body) return undefined;
  const content = await readLimited(opened.body, MAX_FILE_BYTES).catch((error: unknown) => {
    throw new StoreError(`it can't be read from ${store.label} (${String(error)})`, { cause: error });
  });
  const hash = content && createHash("sha256").update(content).digest("hex");
  if (!content || !name.startsWith(`${hash}.`)) throw new StoreError(`its content in ${store.label} is damaged`);
  return content;
}

async function copyFile({ from, to }: MoveOptions, name: string): Promise<number> {
  const content = await readVerified(from, name);
  // Another run has moved it since it was listed.
  if (!content) return 0;
  orThrow(await to.put(name, content));
  if (!(await readVerified(to, name))) throw new StoreError(`${to.label} doesn't have it after it was stored`);
  return content.length;
}

async function moveFile(options: MoveOptions, { name, bytes }: ListedFile, moved: Moved): Promise<void> {
  const { from, to, isDryRun = false, removes = false } = options;
  const found = orThrow(await to.find(name));
  const isPresent = found?.bytes === bytes;
  if (isPresent) moved.present += 1;
  else if (isDryRun) {
    moved.copied += 1;
    moved.bytes += bytes;
  } else {
    // A file of another size was damaged from outside; stored content is never changed otherwise.
    if (found) orThrow(await to.remove(name));
    moved.bytes += await copyFile(options, name);
    moved.copied += 1;
  }
  if (!removes || isDryRun) return;
  if (isPresent) await readVerified(to, name);
  orThrow(await from.remove(name));
  moved.removed += 1;
}

/**
 * Copies every picture of one store into another one, and verifies each copy by its hash. It may be killed at any time and
 * run again: what the target has, of the same size, isn't copied again. Both stores may be in use meanwhile.
 * @throws StoreError when a store can't be listed, or too many files fail; what was copied stays.
 */
export async function moveMedia(options: MoveOptions): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, present: 0, removed: 0, failed: [] };
  const files = options.from.list()[Symbol.asyncIterator]();
  const takeFiles = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const { name } = next.value;
      await moveFile(options, next.value, moved).catch((error: unknown) => {
        moved.failed.push({ name, reason: error instanceof Error ? error.message : String(error) });
      });
      options.onProgress?.(moved);
      if (moved.failed.length >= MAX_FAILURES) {
        throw new StoreError(`${MAX_FAILURES} files failed, the last one: ${moved.failed.at(-1)?.reason}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takeFiles));
  return moved;
}
