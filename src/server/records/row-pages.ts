import type { Database } from "#db";
import { findPublishedPage, listPublishedPages } from "#publishing/server";
import { isObject, type JsonObject } from "#shared";
import { keepUntilChanged, type Kept } from "../pages/published.ts";

/** The tag of cached pages with links to pages of rows. */
export const ROW_PAGES_TAG = "row-pages";

/** @returns whether a change of the page at this path may give rows a page, or take it from them. */
export const mayShowRows = (path: string): boolean => path.includes(":id");

/** Where rows of an entity have a page of their own: the path, with `:id1` or `:id2` for the row. */
export type RowPages = ReadonlyMap<string, { path: string; param: string }>;

const variableOf = (content: JsonObject, name: string) =>
  isObject(content.variables) && isObject(content.variables[name]) ? content.variables[name] : {};

/** @returns the content of a page's block that shows the row named by the page's address; undefined where it has none. */
export function rowBlockOf(blocks: readonly JsonObject[]): JsonObject | undefined {
  const contents = blocks.map(({ rowsOverview }) => rowsOverview).filter(isObject);
  return contents.find((content) => variableOf(content, "rowId").type === "param");
}

async function readRowPages({ db }: Database): Promise<RowPages> {
  const pages = (await listPublishedPages(db)).filter(({ path }) => mayShowRows(path));
  const found = new Map<string, { path: string; param: string }>();
  for (const { path, locale } of pages) {
    const page = await findPublishedPage(db, path, locale);
    const content = page && rowBlockOf(page.blocks);
    if (!content) continue;
    const { type, value } = variableOf(content, "entityName");
    const { param } = variableOf(content, "rowId");
    // A page for rows of several tenants says in its address which one's it shows: lists don't know how.
    const isSite = Object.keys(variableOf(content, "tenantId")).length === 0;
    if (type !== "manual" || typeof value !== "string" || typeof param !== "string" || !isSite) continue;
    if (!found.has(value) && path.split("/").filter((part) => part.startsWith(":")).length === 1) {
      found.set(value, { path, param });
    }
  }
  return found;
}

/** Keeps where rows have pages until a page changes. @param maxAge in milliseconds. */
export function openRowPages(database: Database, maxAge: number): Kept<RowPages> {
  return keepUntilChanged(database, () => readRowPages(database), { maxAge });
}
