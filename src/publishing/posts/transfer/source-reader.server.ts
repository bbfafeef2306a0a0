import { fail, ok, type Result } from "#shared";
import { inSlices, workerFile, WorkerThread } from "#shared/server";
import type { MarkdownFile } from "./markdown/read-markdown-file.ts";
import type { ReadSources, Sources } from "./read-sources.ts";
import { emptyPost, type SourcePost } from "./source-post.ts";
import type { ExportHead } from "./wordpress/read-head.ts";
import type { ExportItem } from "./wordpress/read-item.ts";
import { splitExport } from "./wordpress/split-export.ts";

/** Characters or bytes that the worker reads at once: what it gives back is small enough for one turn of the event loop. */
const BATCH_SIZE = 256_000;
const BATCH_ITEMS = 100;

const worker = new WorkerThread(workerFile(import.meta.url, "read-sources.worker"), { seconds: 20, megabytes: 512 });
const run = (sources: Sources) => worker.run(sources) as Promise<ReadSources>;

/** Some items of a source that have been read, and how many of all. */
export type ReadBatch = { items: ExportItem[]; read: number; of: number };

function* batchesOf<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Generator<Item[]> {
  let [batch, size]: [Item[], number] = [[], 0];
  for (const item of items) {
    if (batch.length > 0 && (size + sizeOf(item) > BATCH_SIZE || batch.length === BATCH_ITEMS)) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(item);
    size += sizeOf(item);
  }
  if (batch.length > 0) yield batch;
}

type Kind<Item> = {
  sizeOf: (item: Item) => number;
  sources: (items: Item[]) => Sources;
  nameOf: (item: Item) => string;
};

/** Reads a batch; if that fails, one item after the other, so that only the one that takes too long isn't read. */
async function readBatch<Item>(batch: Item[], kind: Kind<Item>): Promise<ExportItem[]> {
  try {
    return (await run(kind.sources(batch))).items ?? [];
  } catch {
    const [first, ...others] = batch;
    if (first === undefined) return [];
    if (others.length > 0) return (await Promise.all(batch.map((item) => readBatch([item], kind)))).flat();
    const post: SourcePost = { ...emptyPost(kind.nameOf(first)), fault: "It is too complex to be read" };
    return [{ post }];
  }
}

async function* readAll<Item>(items: readonly Item[], kind: Kind<Item>): AsyncGenerator<ReadBatch> {
  let read = 0;
  for (const batch of batchesOf(items, kind.sizeOf)) {
    const found = await readBatch(batch, kind);
    read += batch.length;
    yield { items: found, read, of: items.length };
  }
}

/** Reads Markdown files in a worker thread. @param now milliseconds since 1970. */
export function readFiles(files: readonly MarkdownFile[], now: number): AsyncGenerator<ReadBatch> {
  return readAll(files, {
    sizeOf: ({ text }) => text.length,
    sources: (batch) => ({ of: "files", files: batch, now }),
    nameOf: ({ name }) => name,
  });
}

/** An export that can be read: what its posts share, and its items. */
export type OpenExport = { head: ExportHead; items: Uint8Array[] };

/**
 * Opens a WordPress export (WXR) without holding the event loop.
 * @returns INVALID for a file that isn't one.
 */
export async function openExport(file: Uint8Array): Promise<Result<OpenExport, "INVALID">> {
  const { head: xml, items } = await inSlices(splitExport(file));
  const { head } = await run({ of: "head", xml: new Uint8Array(xml) }).catch((): ReadSources => ({}));
  if (!head) return fail("INVALID", "The beginning of this file is too complex to be read");
  return "fault" in head ? fail("INVALID", head.fault) : ok({ head, items });
}

/** Reads the items of an export in a worker thread. */
export function readItems({ head, items }: OpenExport): AsyncGenerator<ReadBatch> {
  return readAll(items, {
    sizeOf: ({ length }) => length,
    // A part of the file would be sent with the whole of it.
    sources: (batch) => ({ of: "items", items: batch.map((item) => new Uint8Array(item)), head }),
    nameOf: () => "Post",
  });
}
