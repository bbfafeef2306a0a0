import type { ListPage } from "#contract";
import { hasWords, type Database, type TenantRows } from "#db";
import { ok, type Result } from "#shared";
import { yieldToRequests } from "#shared/server";
import type { ListedRow, RowQuery } from "../contract.ts";
import type { Entity } from "../entities/property.ts";
import {
  cursorFor,
  readRowQuery,
  type ListQuery,
  type RowFilter,
  type RowPosition,
  type RowSelection,
} from "./row-query.ts";
import { allRows, matching, theseRows, type RowSource } from "./row-source.server.ts";
import { dataOf, listedRow, ROW_COLUMNS, searchTextOf } from "../rows/row-store.server.ts";

/** Rows that are looked at in one query where some of them may be left out. */
const BATCH_SIZE = 500;
/** A request looks at no more rows: a page may then have fewer than asked for, with the cursor of the next one. */
const MAX_LOOKED_AT = 20_000;
/** A filter that fewer rows match is better than the order's index. */
const FEW = 1000;

type Scope = { handle: TenantRows; entity: Entity; selection: RowSelection; words: readonly string[] };

/** @returns the rows that may match, where a filter or the search has only a few. */
async function findFew(
  { handle, entity, selection }: Omit<Scope, "words">,
  found?: string[],
): Promise<string[] | undefined> {
  let few = found;
  for (const filter of selection.filters) {
    if (filter.operator === "ne") continue;
    const query = matching({ handle, entityId: entity.id }, filter).limit(FEW + 1);
    const ids = (await query.execute()).map(({ id }) => id);
    if (ids.length > FEW) continue;
    const own = new Set(ids);
    few = few ? few.filter((id) => own.has(id)) : [...own];
  }
  return few;
}

async function without(scope: Scope, ids: readonly string[], filter: RowFilter): Promise<string[]> {
  const { handle, entity } = scope;
  const found = await matching({ handle, entityId: entity.id }, filter).where("row_id", "in", ids).execute();
  const own = new Set(found.map(({ id }) => id));
  return ids.filter((id) => own.has(id) === (filter.operator !== "ne"));
}

/** @returns the rows of a batch that match, by id. */
async function readMatching(scope: Scope, batch: readonly RowPosition[]): Promise<Map<string, ListedRow>> {
  const { handle, entity, selection, words } = scope;
  let ids = batch.map(({ id }) => id);
  for (const filter of selection.filters) if (ids.length > 0) ids = await without(scope, ids, filter);
  if (ids.length === 0) return new Map();
  const found = await handle.rows
    .selectFrom("rows")
    .select(ROW_COLUMNS)
    .where("id", "in", ids)
    .where("entity_id", "=", entity.id)
    .where("deleted_at", "is", null)
    .execute();
  // Only by what the caller may see: the index knows the words of private properties too.
  const isFound = (row: (typeof found)[number]) =>
    words.length === 0 || hasWords(searchTextOf({ tenantId: handle.tenantId, entity }, dataOf(row)), words);
  const shown = found.filter(isFound);
  return new Map(shown.map((row) => [row.id, listedRow(entity, row)]));
}

/** Rows in the direction in which they are read: where they begin, and where to read on. */
type Page = { items: ListedRow[]; first?: RowPosition; next?: RowPosition };

async function readPage(scope: Scope, source: RowSource): Promise<Page> {
  const { selection, words } = scope;
  const { limit } = selection;
  const isNarrowed = selection.filters.length > 0 || words.length > 0;
  const size = isNarrowed ? Math.max(BATCH_SIZE, limit + 1) : limit + 1;
  const items: { row: ListedRow; position: RowPosition }[] = [];
  let last = selection.after;
  for (let seen = 0; seen < MAX_LOOKED_AT; seen += size) {
    const batch = await source(last, size);
    const rows = batch.length > 0 ? await readMatching(scope, batch) : new Map<string, ListedRow>();
    for (const position of batch) {
      const row = rows.get(position.id);
      if (row) items.push({ row, position });
    }
    if (items.length > limit) {
      return pageOf(items.slice(0, limit), items[limit - 1]?.position);
    }
    last = batch.at(-1) ?? last;
    await yieldToRequests();
    if (batch.length < size) return pageOf(items);
  }
  return pageOf(items, last);
}

function pageOf(items: readonly { row: ListedRow; position: RowPosition }[], next?: RowPosition): Page {
  return { items: items.map(({ row }) => row), first: items[0]?.position, next };
}

/** A page of a list with the cursors of the pages beside it. */
type NeighbourPage = ListPage<ListedRow> & { previousCursor?: string };

/** Turns a page that was read backward round; behind it is the page that was left. */
function listed({ items, first, next }: Page, { after, isBackward }: RowSelection, sort?: string): NeighbourPage {
  const cursor = (position: RowPosition | undefined) => position && cursorFor(sort, position);
  const [before, behind] = isBackward ? [next, first] : [after && first, next];
  const [previousCursor, nextCursor] = [cursor(before), cursor(behind)];
  return {
    items: isBackward ? items.toReversed() : items,
    ...(nextCursor && { nextCursor }),
    ...(previousCursor && { previousCursor }),
  };
}

/** Whose rows are listed; the entity may be only the part of it that the caller sees. */
type ListedPlace = { tenantId: string; entity: Entity };

/**
 * Reads a page of an entity's rows in a tenant. Of the entity, only the properties that it is given with are shown, searched,
 * sorted and filtered by. Every query has an index for its condition, and a request looks at 20,000 rows
 * at most: filters that leave out nearly all of them may give a short page with a cursor.
 * `previousCursor` is for `before`; a page that begins the list has none.
 * @returns INVALID with the name of a parameter that can't be used.
 */
export async function readRowPage(
  database: Database,
  { tenantId, entity }: ListedPlace,
  query: ListQuery,
): Promise<Result<NeighbourPage, "INVALID">> {
  const selection = readRowQuery(entity, query);
  if (!selection.ok) return selection;
  return database.readTenant(tenantId, async (handle) => {
    const { order, search, ids, isBackward } = selection.value;
    const scope = { handle, entityId: entity.id, order, isBackward };
    const found = search ? await handle.search(entity.id, search) : { words: [] };
    const asked = ids && found.ids ? found.ids.filter((id) => ids.includes(id)) : (ids ?? found.ids);
    const few = await findFew({ handle, entity, selection: selection.value }, asked);
    const source = few ? await theseRows(scope, few) : allRows(scope);
    const page = await readPage({ handle, entity, selection: selection.value, words: found.words }, source);
    return ok(listed(page, selection.value, query.sort));
  });
}

/** Lists rows forward, as the API does: `readRowPage` without the way back. */
export async function listRows(
  database: Database,
  place: ListedPlace,
  query: RowQuery,
): Promise<Result<ListPage<ListedRow>, "INVALID">> {
  const page = await readRowPage(database, place, { ...query, before: undefined });
  if (!page.ok) return page;
  const { previousCursor: _previous, ...rest } = page.value;
  return ok(rest);
}
