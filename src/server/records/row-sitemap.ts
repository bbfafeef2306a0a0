import type { ListedPage } from "#publishing/server";
import { findRowParts, readRowAddresses, rowsTag } from "#records/server";
import { yieldToRequests } from "#shared/server";
import type { Services } from "../services.ts";
import { entriesOf, MAX_ADDRESSES } from "../readers/sitemap.ts";
import { findOpenRows } from "./open-rows.ts";
import type { RowPages } from "./row-pages.ts";

type Needed = Pick<Services, "database" | "origin" | "rowPages">;

/** Rows that visitors may see at addresses of their own; the page that shows them, in each of its languages. */
export type ListedRows = { entity: string; entityId: string; tenantId: string; param: string; versions: ListedPage[] };

/** Rows whose entries are made at once. */
const BATCH_SIZE = 1000;

/** Finds the rows of one entity that have pages. @returns none where visitors may not see them; and what that depends on. */
async function findListedRows(
  services: Needed,
  pages: readonly ListedPage[],
  entity: string,
  page: { path: string; param: string },
) {
  const wanted = { tenant: null, entity, hidden: [] };
  const { open, tags } = await findOpenRows(services.database, wanted, "read", rowsTag);
  const versions = pages.filter(({ path }) => path === page.path);
  if (!open || versions.length === 0) return { tags };
  const { tenantId, entity: found } = open;
  return { tags, rows: { entity, entityId: found.id, tenantId, param: page.param, versions } };
}

/**
 * @param pages those that are in the sitemap.
 * @returns the rows of each entity that have pages of their own, and the tags of what they depend on.
 */
export async function listRowsWithPages(
  services: Needed,
  pages: readonly ListedPage[],
): Promise<{ all: ListedRows[]; tags: string[] }> {
  const rowPages: RowPages = await services.rowPages.read();
  const found = [];
  for (const [entity, page] of rowPages) found.push(await findListedRows(services, pages, entity, page));
  return { all: found.flatMap(({ rows }) => rows ?? []), tags: found.flatMap(({ tags }) => tags) };
}

/** @returns how many rows a file of the sitemap has room for: each has an entry for every language of its page. */
const rowsInFile = ({ versions }: ListedRows) => Math.floor(MAX_ADDRESSES / versions.length);

/** @returns the entries of at most `limit` rows behind one, in the order of their ids. */
export async function rowEntries(
  { database, origin }: Needed,
  rows: ListedRows,
  { after = "", limit = rowsInFile(rows) }: { after?: string; limit?: number } = {},
): Promise<string[]> {
  const entries: string[] = [];
  let last = after;
  for (let left = limit; left > 0;) {
    const size = Math.min(left, BATCH_SIZE);
    const read = await readRowAddresses(database, rows, { after: last, limit: size });
    for (const { id, updatedAt: publishedAt } of read) {
      const versions = rows.versions.map(({ path, locale }) => ({
        path: path.replace(`:${rows.param}`, id),
        locale,
        publishedAt,
      }));
      entries.push(...entriesOf(versions, origin));
    }
    last = read.at(-1)?.id ?? last;
    left -= size;
    if (read.length < size) break;
    await yieldToRequests();
  }
  return entries;
}

/** @returns the queries of the files that an entity's rows fill. */
export async function rowFiles({ database }: Needed, rows: ListedRows): Promise<string[]> {
  const base = `?rows=${encodeURIComponent(rows.entity)}`;
  const starts = await findRowParts(database, rows, rowsInFile(rows));
  return [base, ...starts.map((after) => `${base}&after=${after}`)];
}
