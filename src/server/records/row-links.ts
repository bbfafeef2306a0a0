import type { Row } from "#blocks/server";
import { rowName } from "#blocks/server";
import { findRows, type Entity, type ListedRow } from "#records/server";
import { localePath, textsFor, type Locale } from "#shared";
import { SITE_TENANT } from "#tenants";
import type { Services } from "../services.ts";
import type { OpenRows } from "./open-rows.ts";
import type { RowPages } from "./row-pages.ts";
import { shownProperty } from "./shown-property.ts";

type Needed = Pick<Services, "database" | "rowPages">;

/** @returns the address of a row by its id; undefined for rows that have no page of their own. */
async function pagesOf({ rowPages }: Needed, tenantId: string, { name, id: entityId }: Entity, locale: Locale) {
  const pages: RowPages = tenantId === SITE_TENANT ? await rowPages.read() : new Map();
  const own = pages.get(name) ?? pages.get(entityId);
  return (id: string) => own && localePath(own.path.replace(`:${own.param}`, id), locale);
}

type Named = { name: string; href?: string };

/** Finds the names of rows that others refer to. */
async function namesOf(
  services: Needed,
  { tenantId, entity }: Pick<OpenRows, "tenantId" | "entity">,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const found = await findRows(services.database, { tenantId, entity }, ids);
  const hrefOf = await pagesOf(services, tenantId, entity, locale);
  const properties = entity.properties.map(shownProperty);
  const context = { locale, texts: textsFor(locale) };
  return new Map(
    found.map((row) => [row.id, { name: rowName(row, properties, context) || entity.title, href: hrefOf(row.id) }]),
  );
}

const idOf = ({ values }: ListedRow, name: string) => {
  const id = values[name];
  return typeof id === "string" ? [id] : [];
};

/**
 * Adds links to rows: to each row's own page, and for references the names and pages of the rows that they refer to. A
 * row that visitors may not see counts as no reference.
 */
export async function linkRows(
  services: Needed,
  open: OpenRows,
  rows: readonly ListedRow[],
  locale: Locale,
): Promise<Row[]> {
  const { tenantId, entity, references } = open;
  const hrefOf = await pagesOf(services, tenantId, entity, locale);
  const linked = rows.map(({ id, values }) => ({
    id,
    values: { ...values },
    href: hrefOf(id),
    links: {} as Record<string, string>,
  }));
  for (const { name, entity: target } of references) {
    const ids = new Set(rows.flatMap((row) => idOf(row, name)));
    const names = await namesOf(services, { tenantId, entity: target }, [...ids], locale);
    for (const { values, links } of linked) {
      const referred = names.get(String(values[name]));
      values[name] = referred?.name ?? null;
      if (referred?.href) links[name] = referred.href;
    }
  }
  return linked;
}
