import type { Result } from "#shared";
import { nameOfMedia } from "../media.ts";

/** A stored file: its size in bytes, and when it was stored, where that is known. */
export type StoredFile = { bytes: number; modified?: Date };

/** A part of a file as a request names it: from a byte (to another one, inclusive), or its last bytes. */
export type ByteRange = { start: number; end?: number } | { last: number };

/** The bytes of an opened file that `body` has, both inclusive. */
export type FilePart = { start: number; end: number };

/**
 * An opened file; `bytes` is the size of all of it. Without a range `body` has the whole file; with one it has `part`, and
 * there is no body when the range lies outside the file. A caller that doesn't read `body` cancels it.
 */
export type OpenedFile = StoredFile & { part?: FilePart; body?: ReadableStream<Uint8Array> };

/** The storage can't be used now; the cause says why, without anything secret. */
export type Unavailable = "UNAVAILABLE";

/** A listed file. */
export type ListedFile = { name: string; bytes: number };

/**
 * Where uploaded pictures are kept. A file's name is the SHA-256 of its content in hexadecimal with the format's
 * extension, so a name never changes its content. Names are checked by the caller (`nameOfMedia`).
 */
export type MediaStore = {
  /** Names the storage to the site's operator. */
  label: string;
  /** Stores a file. Resolves once it is durable; nobody ever sees a part of it. The same file again does no harm. */
  put: (name: string, content: Buffer) => Promise<Result<undefined, Unavailable>>;
  /** @returns undefined for a missing file. */
  find: (name: string) => Promise<Result<StoredFile | undefined, Unavailable>>;
  /** Opens a file for reading. @returns undefined for a missing one. */
  open: (name: string, range?: ByteRange) => Promise<Result<OpenedFile | undefined, Unavailable>>;
  /** Every stored file in any order. @throws StoreError */
  list: () => AsyncIterable<ListedFile>;
  remove: (name: string) => Promise<Result<undefined, Unavailable>>;
  /**
   * Removes what was left behind by uploads that died with their process.
   * @param isShared whether other processes store files too: then recent files stay, since their uploads may be in
   * progress.
   */
  removeUnfinished: (isShared: boolean, now: number) => Promise<void>;
  /** @returns why the storage can't be used. */
  check: () => Promise<Result<undefined, Unavailable>>;
};

/** A storage that failed; the message is for the operator and has nothing secret. */
export class StoreError extends Error {
  override name = "StoreError";
}

/** The value of a result. @throws StoreError */
export function orThrow<Value>(result: Result<Value, Unavailable>): Value {
  if (result.ok) return result.value;
  const { cause, message } = result.error;
  throw new StoreError(cause instanceof Error ? cause.message : message, { cause });
}

/** @returns the name of a file that only the team may read: no public address leads to it. */
export const privateName = (hash: string): string => `${hash}.bin`;

/** @returns whether something in a storage is a file of a site; folders and buckets may hold other things. */
export function isFileName(name: string): boolean {
  return nameOfMedia(`/media/${name}`) !== undefined || /^[0-9a-f]{64}\.bin$/.test(name);
}

/** @returns the bytes of a file of this size that a range means; undefined where there are none. */
export function partOf(range: ByteRange, bytes: number): FilePart | undefined {
  const start = "last" in range ? Math.max(bytes - range.last, 0) : range.start;
  const end = "last" in range ? bytes - 1 : Math.min(range.end ?? bytes - 1, bytes - 1);
  return start <= end ? { start, end } : undefined;
}
