import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import type { BucketClient } from "./bucket-client.server.ts";
import { isFileName, orThrow, StoreError, type ListedFile } from "./media-store.server.ts";
import { readLimited } from "./read-body.server.ts";

/** A thousand names, the most in one answer, take a fraction of this. */
const MAX_LIST_BYTES = 8 * 1024 * 1024;

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });

const answer = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), Size: z.coerce.number() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});

/** Asks for one part of a bucket's list (`ListObjectsV2`). @throws StoreError */
async function readPart(send: BucketClient, query: Record<string, string>) {
  const { status, body } = orThrow(await send({ method: "GET", key: "", query: { "list-type": "2", ...query } }));
  const text = body && (await readLimited(body, MAX_LIST_BYTES));
  const parsed = answer.safeParse(text && status === 200 ? parser.parse(String(text)) : undefined);
  if (!parsed.success) throw new StoreError(`the bucket gave no list (status ${status}): is its name right?`);
  return parsed.data.ListBucketResult;
}

/** Every picture of a bucket below a prefix. @throws StoreError */
export async function* listBucket(send: BucketClient, prefix: string): AsyncGenerator<ListedFile> {
  let token: string | undefined;
  do {
    const part = await readPart(send, { prefix, ...(token !== undefined && { "continuation-token": token }) });
    for (const { Key, Size } of part.Contents) {
      const name = Key.slice(prefix.length);
      if (isFileName(name)) yield { name, bytes: Size };
    }
    const next = part.NextContinuationToken;
    if (next !== undefined && next === token) throw new StoreError("the bucket's list has no end");
    token = next;
  } while (token !== undefined);
}

/** Asks whether a bucket can be read, with the shortest list. @throws StoreError */
export async function tryBucket(send: BucketClient, prefix: string): Promise<void> {
  await readPart(send, { prefix, "max-keys": "1" });
}
