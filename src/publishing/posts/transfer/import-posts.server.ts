import type { ImportLine } from "../../contract/transfer.ts";
import { ImportRun, type ImportNeeds, type ImportOptions } from "./import-run.server.ts";
import { readEverything } from "./read-everything.ts";
import { withAttachments } from "./source-pictures.ts";
import type { ReadBatch } from "./source-reader.server.ts";

/** Posts that are looked up at the same time. */
const CHUNK = 100;

/**
 * Imports posts: each is stored in a transaction of its own, so that an import that is cut off leaves whole posts, and
 * repeating it does the rest.
 * @param batches what is read of the source. @returns lines as they happen: reading, each post, the end.
 */
export async function* importPosts(
  batches: AsyncIterable<ReadBatch>,
  needs: ImportNeeds,
  options: ImportOptions,
): AsyncGenerator<ImportLine> {
  const { posts, attachments, remarks } = yield* readEverything(batches);
  const run = new ImportRun(needs, options);
  for (let start = 0; start < posts.length; start += CHUNK) {
    const some = posts.slice(start, start + CHUNK);
    yield* run.take(some.map((post) => withAttachments(post, attachments)));
  }
  yield { end: { ...run.summary, remarks } };
}
