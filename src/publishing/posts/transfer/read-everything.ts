import type { ImportLine } from "../../contract/transfer.ts";
import type { SourcePost } from "./source-post.ts";
import type { ReadBatch } from "./source-reader.server.ts";
import type { Attachment } from "./wordpress/read-item.ts";

/** Everything of a source: its posts, its pictures by number, and what else it had, in sentences. */
type Everything = { posts: SourcePost[]; attachments: ReadonlyMap<string, Attachment>; remarks: string[] };

/** Kinds of entries that people know; others belong to themes and plugins. */
const KNOWN_KINDS = new Set(["page", "deleted post"]);

function remarksOn(others: readonly string[]): string[] {
  const kinds = others.map((kind) => (KNOWN_KINDS.has(kind) ? kind : "other entry"));
  return [...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => `Not imported: ${all.length} × ${kind}`);
}

/**
 * Reads a source to its end, as pictures may come after the posts that show them.
 * @returns a line for each batch, then everything.
 */
export async function* readEverything(batches: AsyncIterable<ReadBatch>): AsyncGenerator<ImportLine, Everything> {
  const posts: SourcePost[] = [];
  const attachments = new Map<string, Attachment>();
  const others: string[] = [];
  for await (const { items, read, of } of batches) {
    for (const item of items) {
      if ("post" in item) posts.push(item.post);
      else if ("other" in item) others.push(item.other);
      else if (item.attachment.url !== "") attachments.set(item.attachment.id, item.attachment);
    }
    yield { progress: { read, of } };
  }
  return { posts, attachments, remarks: remarksOn(others) };
}
