import { ok, type Result } from "#shared";
import { bucketStore } from "./bucket-store.server.ts";
import type { BucketSettings } from "./bucket-settings.ts";
import { folderStore } from "./folder-store.server.ts";
import { StoreError, type MediaStore, type Unavailable } from "./media-store.server.ts";

/** The log, as far as it is needed here. */
export type StoreLog = { warn: (details: object, message: string) => void; info: (message: string) => void };

/** Where pictures are kept: in the bucket if there is one. */
export type StoreSettings = { dataFolder: string; bucket?: BucketSettings };

/** While a storage fails, the log says so this often. */
const REPEAT_MS = 60_000;

/** What the log calls a storage, and says of its failures. */
const BUCKET = {
  name: "the bucket for pictures",
  remedy: "pictures in it aren't shown and uploads fail; check the storage and the S3_ variables",
};
const FOLDER = {
  name: "the folder for pictures",
  remedy: "uploads fail; give this user write access to DATA_DIR/media",
};

/** @returns what passes results on, and has failures logged: the first one, then one a minute, and that they are over. */
function noting({ name, remedy }: typeof BUCKET, log: StoreLog) {
  let reportedAt: number | undefined;
  return <Value>(result: Result<Value, Unavailable>): Result<Value, Unavailable> => {
    if (result.ok && reportedAt !== undefined) {
      reportedAt = undefined;
      log.info(`${name} works again`);
    }
    if (!result.ok && Date.now() - (reportedAt ?? 0) > REPEAT_MS) {
      reportedAt = Date.now();
      const reason = result.error.cause instanceof StoreError ? result.error.cause.message : result.error.message;
      log.warn({ reason }, `${name} can't be used: ${remedy}`);
    }
    return result;
  };
}

function reportingBucket(store: MediaStore, log: StoreLog): MediaStore {
  const note = noting(BUCKET, log);
  return {
    ...store,
    put: async (name, content) => note(await store.put(name, content)),
    find: async (name) => note(await store.find(name)),
    open: async (name, range) => note(await store.open(name, range)),
    remove: async (name) => note(await store.remove(name)),
    check: async () => note(await store.check()),
  };
}

/** That files can be read doesn't show that they can be written. */
function reportingFolder(store: MediaStore, log: StoreLog): MediaStore {
  const note = noting(FOLDER, log);
  return {
    ...store,
    put: async (name, content) => note(await store.put(name, content)),
    check: async () => note(await store.check()),
  };
}

/** A bucket, with the files that a folder still has: content of the same name is the same. */
function withFolder(bucket: MediaStore, folder: MediaStore): MediaStore {
  return {
    ...bucket,
    find: async (name) => {
      const found = await folder.find(name);
      return found.ok && found.value ? found : bucket.find(name);
    },
    open: async (name, range) => {
      const found = await folder.open(name, range);
      return found.ok && found.value ? ok(found.value) : bucket.open(name, range);
    },
    // What was stored before there was a bucket, or was moved without `--remove`, is in the folder too.
    remove: async (name) => {
      const removed = await bucket.remove(name);
      return removed.ok ? folder.remove(name) : removed;
    },
    removeUnfinished: folder.removeUnfinished,
  };
}

/**
 * Opens the store of a site's pictures: the bucket, or else the data folder. With a bucket, a picture that is still in
 * the folder is read from there, so that no picture is missing while they are moved.
 */
export function openMediaStore({ dataFolder, bucket }: StoreSettings, log: StoreLog): MediaStore {
  const folder = folderStore(dataFolder);
  return bucket ? withFolder(reportingBucket(bucketStore(bucket), log), folder) : reportingFolder(folder, log);
}
