import { createHash } from "node:crypto";
import { orThrow, StoreError, type ListedFile, type MediaStore } from "./media-store.server.ts";
import { readLimited } from "./read-body.server.ts";

/** What a move has done so far: numbers of files, and bytes copied. */
export type Moved = {
  copied: number;
  bytes: number;
  /** The files that were there already. */
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
/** After so many failures, the cause concerns all files: the move stops. */
const MAX_FAILURES = 20;

/** Reads a whole file. @returns undefined for a missing one. @throws StoreError */
async function readWhole(store: MediaStore, name: string): Promise<Buffer | undefined> {
  const opened = orThrow(await store.open(name));
  if (!opened?.body) return undefined;
  const content = await readLimited(opened.body, MAX_FILE_BYTES).catch((error: unknown) => {
    throw new StoreError(`it can't be read from ${store.label} (${String(error)})`, { cause: error });
  });
  if (!content) throw new StoreError(`it is larger than any picture in ${store.label}`);
  return content;
}

function isContentOf(name: string, content: Buffer): boolean {
  return name.startsWith(`${createHash("sha256").update(content).digest("hex")}.`);
}

/** @returns whether a store has a file with the content that its name promises. @throws StoreError */
async function hasWhole(store: MediaStore, name: string): Promise<boolean> {
  const content = await readWhole(store, name);
  return content !== undefined && isContentOf(name, content);
}

/** Copies a file. @returns its size; undefined when the source no longer has it. @throws StoreError */
async function copyFile({ from, to }: MoveOptions, name: string, replaces: boolean): Promise<number | undefined> {
  const content = await readWhole(from, name);
  if (!content) return undefined;
  if (!isContentOf(name, content)) throw new StoreError(`its content in ${from.label} is damaged`);
  if (replaces) orThrow(await to.remove(name));
  orThrow(await to.put(name, content));
  if (!(await hasWhole(to, name))) throw new StoreError(`${to.label} doesn't give back what was stored`);
  return content.length;
}

async function moveFile(options: MoveOptions, { name, bytes }: ListedFile, moved: Moved): Promise<void> {
  const { from, to, isDryRun = false, removes = false } = options;
  const found = orThrow(await to.find(name));
  const isSame = found?.bytes === bytes;
  // Before the source's file is removed, the target's is read.
  if (isSame && (!removes || isDryRun || (await hasWhole(to, name)))) moved.present += 1;
  else {
    const copied = isDryRun ? bytes : await copyFile(options, name, found !== undefined);
    // Another run has moved it since it was listed.
    if (copied === undefined) return;
    moved.copied += 1;
    moved.bytes += copied;
  }
  if (!removes || isDryRun) return;
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
  const failsOften = () => moved.failed.length >= MAX_FAILURES;
  const takeFiles = async () => {
    for (let next = await files.next(); !next.done && !failsOften(); next = await files.next()) {
      const { name } = next.value;
      await moveFile(options, next.value, moved).catch((error: unknown) => {
        moved.failed.push({ name, reason: error instanceof Error ? error.message : String(error) });
      });
      options.onProgress?.(moved);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takeFiles));
  if (failsOften()) throw new StoreError(`too many files failed, the last one: ${moved.failed.at(-1)?.reason}`);
  return moved;
}
