import type { Ports, RowList, WantedRows } from "#blocks/server";
import { findRow, readRowPage, rowsTag } from "#records/server";
import { localePath } from "#shared";
import type { Address } from "#site";
import type { Services } from "../services.ts";
import { readFilters, type AskedFilters } from "./list-filters.ts";
import { findOpenRows, type OpenRows } from "./open-rows.ts";
import { rowFormReader } from "./row-form-reader.ts";
import { linkRows } from "./row-links.ts";
import { ROW_PAGES_TAG } from "./row-pages.ts";
import { shownProperty } from "./shown-property.ts";

type Reader = Pick<Ports, "readRows" | "readRow" | "readRowForm">;

/** What an address asks of a list besides its filters. */
type Asked = { size: number; sort?: string; search?: string; after?: string; before?: string };

const wordsOf = ({ entity: { title, titlePlural } }: OpenRows) => ({ title, titlePlural });

/**
 * Reads the page of a list that an address asks for. It may hold anything: a position or an order that the list doesn't know
 * is ignored.
 */
async function readPage({ database }: Services, open: OpenRows, asked: Asked, { query }: AskedFilters) {
  const { size, sort, search = "", after, before } = asked;
  const start = { ...query, limit: size, search };
  const attempts = [
    ...(before === undefined ? [] : [{ ...start, sort, before }]),
    { ...start, sort, cursor: after },
    { ...start, sort },
    start,
  ];
  for (const attempt of attempts) {
    const { sort: sortedBy, ...at } = { sort: undefined, ...attempt };
    const page = await readRowPage(database, open, attempt);
    if (!page.ok) continue;
    // The beginning of the list is the same page, however it was reached.
    const isShort = "before" in at && page.value.items.length < size && page.value.previousCursor === undefined;
    if (!isShort) return { ...page.value, sort: sortedBy };
  }
  return undefined;
}

/** Makes the readers of rows for the blocks of one page. @param address where it is rendered. */
export function rowsReader(services: Services, { path, locale, search: query }: Address): Reader {
  const { database } = services;

  async function findShown(wanted: WantedRows) {
    const { open, tags } = await findOpenRows(database, wanted, "read", rowsTag);
    return { open, tags: [...tags, ROW_PAGES_TAG] };
  }

  const readRows: Reader["readRows"] = async ({ size, sort, search, after, before, ...wanted }) => {
    const { open, tags } = await findShown(wanted);
    if (!open) return { data: undefined, tags };
    const filters = readFilters(open.entity, query);
    const queryNames = filters.names;
    const page = await readPage(services, open, { size, sort, search, after, before }, filters);
    if (!page) return { data: undefined, tags, queryNames };
    const data: RowList = {
      entity: wordsOf(open),
      properties: open.entity.properties.map(shownProperty),
      rows: await linkRows(services, open, page.items, locale),
      href: localePath(path, locale),
      sort: page.sort,
      search: search || undefined,
      filters: filters.filters,
      isContinued: page.previousCursor !== undefined || (page.items.length === 0 && after !== undefined),
      previous: page.previousCursor,
      next: page.nextCursor,
    };
    return { data, tags, queryNames };
  };

  const readRow: Reader["readRow"] = async ({ row: id, ...wanted }) => {
    const { open, tags } = await findShown(wanted);
    const found = open && (await findRow(database, open, id));
    if (!open || !found?.ok) return { data: undefined, tags };
    const [row] = await linkRows(services, open, [found.value], locale);
    const properties = open.entity.properties.map(shownProperty);
    return { data: row && { entity: wordsOf(open), properties, row }, tags };
  };

  return { readRows, readRow, readRowForm: rowFormReader(services, localePath(path, locale)) };
}
