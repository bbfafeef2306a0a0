import type { Ports } from "#blocks/server";
import { findRow, listRows, rowsTag } from "#records/server";
import { localePath, type Locale } from "#shared";
import { SITE_TENANT } from "#tenants";
import type { Services } from "../services.ts";
import { findOpenRows } from "./open-rows.ts";
import { rowFormReader } from "./row-form-reader.ts";
import { shownProperty } from "./shown-property.ts";

type Reader = Pick<Ports, "readRows" | "readRow" | "readRowForm">;

/** Makes the readers of rows for the blocks of one page. @param address where it is rendered. */
export function rowsReader(services: Services, { path, locale }: { path: string; locale: Locale }): Reader {
  const { database } = services;

  const readRows: Reader["readRows"] = async ({ size, sort, search = "", after, ...wanted }) => {
    const { open, tags } = await findOpenRows(database, wanted, "read", rowsTag);
    if (!open) return { data: undefined, tags };
    const { entity } = open;
    const own = open.tenantId === SITE_TENANT ? (await services.rowPages.read()).get(entity.name) : undefined;
    const hrefOf = (id: string) => own && localePath(own.path.replace(`:${own.param}`, id), locale);
    const query = { limit: size, search };
    const attempts = [{ ...query, sort, cursor: after }, { ...query, sort }, query];
    for (const attempt of attempts) {
      const page = await listRows(database, open, attempt);
      // An address may hold anything: what the list doesn't know is ignored.
      if (!page.ok) continue;
      const data = {
        entity: { title: entity.title, titlePlural: entity.titlePlural },
        properties: entity.properties.map(shownProperty),
        rows: page.value.items.map((row) => ({ ...row, href: hrefOf(row.id) })),
        href: localePath(path, locale),
        sort: "sort" in attempt ? attempt.sort : undefined,
        search: search || undefined,
        isContinued: "cursor" in attempt && attempt.cursor !== undefined,
        next: page.value.nextCursor,
      };
      return { data, tags };
    }
    return { data: undefined, tags };
  };

  const readRow: Reader["readRow"] = async ({ row: id, ...wanted }) => {
    const { open, tags } = await findOpenRows(database, wanted, "read", rowsTag);
    const row = open && (await findRow(database, open, id));
    if (!open || !row?.ok) return { data: undefined, tags };
    const { title, titlePlural, properties } = open.entity;
    return {
      data: { entity: { title, titlePlural }, properties: properties.map(shownProperty), row: row.value },
      tags,
    };
  };

  return { readRows, readRow, readRowForm: rowFormReader(services, localePath(path, locale)) };
}
