import type { ListPage } from "#contract";

/** The most that a list gives at once (docs/api.md). */
const MOST = 200;

/** Reads a whole list, part by part. @param read reads the part of a cursor. */
export async function readAll<Item>(
  read: (query: { limit: number; cursor: string | undefined }) => Promise<ListPage<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const part = await read({ limit: MOST, cursor });
    items.push(...part.items);
    cursor = part.nextCursor;
  } while (cursor !== undefined);
  return items;
}
