import { fail, ok } from "#shared";
import { MEDIA_TYPES } from "../media.ts";
import { bucketAddress, bucketClient, type BucketAnswer, type BucketClient } from "./bucket-client.server.ts";
import { listBucket, tryBucket } from "./bucket-list.server.ts";
import { BUCKET_LIMITS, type BucketLimits, type BucketSettings } from "./bucket-settings.ts";
import { StoreError, type ByteRange, type MediaStore, type StoredFile } from "./media-store.server.ts";

const UNUSABLE = "The storage for pictures can't be used";

function storedFile({ headers }: BucketAnswer, bytes: number): StoredFile {
  const modified = new Date(headers.get("last-modified") ?? "");
  return Number.isNaN(modified.getTime()) ? { bytes } : { bytes, modified };
}

function lengthOf({ headers }: BucketAnswer): number {
  return Number(headers.get("content-length") ?? 0);
}

function rangeHeader(range: ByteRange): string {
  return "last" in range ? `bytes=-${range.last}` : `bytes=${range.start}-${range.end ?? ""}`;
}

async function find(send: BucketClient, key: string): ReturnType<MediaStore["find"]> {
  const sent = await send({ method: "HEAD", key });
  if (!sent.ok) return sent;
  return ok(sent.value.status === 404 ? undefined : storedFile(sent.value, lengthOf(sent.value)));
}

async function open(send: BucketClient, key: string, range?: ByteRange): ReturnType<MediaStore["open"]> {
  const sent = await send({ method: "GET", key, headers: range && { Range: rangeHeader(range) } });
  if (!sent.ok) return sent;
  const { status, headers, body } = sent.value;
  if (status === 200) return ok({ ...storedFile(sent.value, lengthOf(sent.value)), body });
  const part = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get("content-range") ?? "");
  if (status === 206 && part) {
    const [start = 0, end = 0, bytes = 0] = part.slice(1).map(Number);
    return ok({ ...storedFile(sent.value, bytes), part: { start, end }, body });
  }
  await body?.cancel();
  return status === 404 ? ok(undefined) : find(send, key);
}

/**
 * Keeps files in a private bucket of an S3-compatible storage, below `prefix`. Objects get no ACL and no public address:
 * the site's server hands them out.
 */
export function bucketStore(settings: BucketSettings, limits: BucketLimits = BUCKET_LIMITS): MediaStore {
  const send = bucketClient(settings, limits);
  const { prefix } = settings;
  return {
    label: `the bucket ${bucketAddress(settings)}${prefix && ` below ${prefix}`}`,
    put: async (name, content) => {
      const [hash = "", extension = ""] = name.split(".");
      const type = Object.entries(MEDIA_TYPES).find(([known]) => known === extension)?.[1];
      // The name is the content's hash: the storage refuses what arrived damaged.
      const headers = { "X-Amz-Content-Sha256": hash, ...(type && { "Content-Type": type }) };
      const sent = await send({ method: "PUT", key: prefix + name, headers, body: content });
      if (!sent.ok) return sent;
      const { status, body } = sent.value;
      await body?.cancel();
      if (status === 200) return ok(undefined);
      return fail(
        "UNAVAILABLE",
        UNUSABLE,
        new StoreError(`PUT was answered with ${status}: is the bucket's name right?`),
      );
    },
    find: (name) => find(send, prefix + name),
    open: (name, range) => open(send, prefix + name, range),
    list: () => listBucket(send, prefix),
    remove: async (name) => {
      const sent = await send({ method: "DELETE", key: prefix + name });
      if (sent.ok) await sent.value.body?.cancel();
      return sent.ok ? ok(undefined) : sent;
    },
    // An object appears once all of it has arrived: a bucket has no unfinished ones.
    removeUnfinished: async () => {},
    check: async () => {
      try {
        await tryBucket(send, prefix);
        return ok(undefined);
      } catch (error) {
        return fail("UNAVAILABLE", UNUSABLE, error);
      }
    },
  };
}
